import type { ReactNode } from 'react';

type CardProps = { id: string; title: string; note?: ReactNode; children: ReactNode };

export function Card({ id, title, note, children }: CardProps) {
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
