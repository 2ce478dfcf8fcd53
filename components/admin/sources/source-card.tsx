import type { ReactNode } from 'react';

type SourceCardProps = { id: string; title: string; children: ReactNode };

/** A part of a source's screen, named by its heading. */
export function SourceCard({ id, title, children }: SourceCardProps) {
  return (
    <section aria-labelledby={id} className="rounded-[3px] border border-hairline bg-field">
      <h2
        id={id}
        tabIndex={-1}
        className="flex min-h-[50px] items-center border-hairline border-b px-4 font-semibold outline-none admin:px-5 admin:text-[15px]"
      >
        {title}
      </h2>
      <div className="px-4 py-4 admin:px-5">{children}</div>
    </section>
  );
}
