import type { ReactNode } from 'react';

type StripRowProps = {
  label: string;
  items: { id: string; content: ReactNode }[];
  reverse?: boolean;
};

/** One row of a strip: the list and its copy, which closes the loop. Short lists are filled up to the window's width. */
export function StripRow({ label, items, reverse = false }: StripRowProps) {
  const repeats = Math.max(1, Math.ceil(12 / items.length));
  const filled = Array.from({ length: repeats }, (_, round) =>
    items.map((item) => ({ ...item, key: `${item.id}-${round}` })),
  ).flat();
  const half = (isCopy: boolean) => (
    <ul
      aria-label={isCopy ? undefined : label}
      aria-hidden={isCopy || undefined}
      className={`flex shrink-0 items-center ${isCopy ? 'strip-copy' : ''}`}
    >
      {filled.map(({ key, content }, index) => (
        <li
          key={key}
          aria-hidden={index >= items.length || undefined}
          className={`flex shrink-0 items-center pr-[72px] tablet:pr-[88px] ${index >= items.length ? 'strip-copy' : ''}`}
        >
          {content}
        </li>
      ))}
    </ul>
  );
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: where the strip stands still it scrolls, and the keyboard must reach it.
    <section className="strip-window" aria-label={label} tabIndex={0}>
      <div className={`strip-row flex w-max ${reverse ? 'strip-row-reverse' : ''}`}>
        {half(false)}
        {half(true)}
      </div>
    </section>
  );
}
