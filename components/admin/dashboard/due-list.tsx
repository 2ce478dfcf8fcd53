import type { Route } from 'next';
import { IntentLink } from '@/components/shared/intent-link';
import { dashboardLines } from '@/lib/content/admin/admin-dashboard';
import { Card } from './card';

export type DueLine = {
  key: string;
  name: string;
  text: string;
  look: 'text-error' | 'text-warning' | 'text-stone';
  href: Route;
  label: string;
};

export function DueList({ id, title, lines }: { id: string; title: string; lines: DueLine[] }) {
  if (lines.length === 0) return null;
  const more = lines.length - dashboardLines;
  return (
    <Card id={id} title={title} note={<span className="text-stone">{lines.length}</span>}>
      <ul>
        {lines.slice(0, dashboardLines).map(({ key, name, text, look, href, label }) => (
          <li
            key={key}
            className="flex items-center gap-3 border-hairline border-b px-4 py-2.5 last:border-b-0"
          >
            <p className="min-w-0 flex-1">
              <strong className="block break-words font-semibold">{name}</strong>
              <span className={`block text-[13px] leading-[18px] ${look}`}>{text}</span>
            </p>
            <IntentLink
              href={href}
              aria-label={`Open: ${label}`}
              className="inline-flex h-[30px] shrink-0 items-center rounded-[2px] border border-control bg-field px-2.5 font-semibold hover:border-ink hover:bg-sand"
            >
              Open
            </IntentLink>
          </li>
        ))}
      </ul>
      {more > 0 && <p className="border-hairline border-t px-4 py-2.5 text-stone">and {more} more</p>}
    </Card>
  );
}
