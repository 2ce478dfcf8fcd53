import type { ReactNode } from 'react';

type ThankYouProps = { title: string; text: string; headingLevel: 1 | 2; children?: ReactNode };

export function ThankYou({ title, text, headingLevel, children }: ThankYouProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <div className="max-w-2xl">
      <div className="flex items-end border-b border-ink" aria-hidden="true">
        <span className="h-2.5 w-7 bg-terra" />
      </div>
      <Heading className="mt-7 text-display-2">{title}</Heading>
      <p className="mt-4 max-w-[24em] text-lead">{text}</p>
      {children && <div className="mt-6">{children}</div>}
    </div>
  );
}
