import type { ReactNode } from 'react';

type PanelCardProps = { id: string; title: string; note?: ReactNode; children: ReactNode };

/** A card of the dashboard: a header of 50, then rows cut by hairlines. */
export function PanelCard({ id, title, note, children }: PanelCardProps) {
  return (
    <section aria-labelledby={id} className="rounded-[3px] border border-hairline bg-field">
      <header className="flex min-h-[50px] items-center justify-between gap-3 border-hairline border-b px-4">
        <h2 id={id} className="font-semibold text-[15px]">
          {title}
        </h2>
        {note}
      </header>
      {children}
    </section>
  );
}
