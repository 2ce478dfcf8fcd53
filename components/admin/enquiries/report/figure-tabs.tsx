import { IntentLink } from '@/components/shared/intent-link';
import { figureScreens } from '@/lib/content/nav';

export function FigureTabs({ current }: { current: (typeof figureScreens)[number]['href'] }) {
  return (
    <nav aria-label="Figures" className="mt-3 flex flex-wrap gap-x-6 border-line border-b">
      {figureScreens.map(({ name, href }) => (
        <IntentLink
          key={href}
          href={href}
          aria-current={href === current ? 'page' : undefined}
          className="-mb-px inline-flex h-11 items-center border-transparent border-b-2 text-ink-2 hover:text-ink aria-[current]:border-terra aria-[current]:font-semibold aria-[current]:text-ink"
        >
          {name}
        </IntentLink>
      ))}
    </nav>
  );
}
