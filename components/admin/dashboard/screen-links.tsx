import { IntentLink } from '@/components/shared/intent-link';
import { listScreens } from '@/lib/content/admin/admin-screens';
import type { Role } from '@/lib/content/roles';

export function ScreenLinks({ role }: { role: Role }) {
  const [, ...screens] = listScreens(role);
  return (
    <nav aria-label="Screens for every device">
      <ul className="flex flex-wrap gap-2">
        {screens.map(({ name, href }) => (
          <li key={href}>
            <IntentLink
              href={href}
              className="inline-flex min-h-11 items-center rounded-[2px] border border-control bg-field px-3.5 font-semibold hover:border-ink hover:bg-sand"
            >
              {name}
            </IntentLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
