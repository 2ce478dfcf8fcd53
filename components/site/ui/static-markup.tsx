import type { ReactNode } from 'react';

// Next refuses a static import of it in a server component.
const { renderToStaticMarkup } = await import('react-dom/server');

type StaticMarkupProps = {
  as?: 'div' | 'dl' | 'p' | 'ul';
  label?: string;
  className?: string;
  children: ReactNode;
};

/** React's payload repeats this as one string, which compresses well; elements do not. Useful above about 1,000 characters. */
export function StaticMarkup({ as: Tag = 'div', label, className, children }: StaticMarkupProps) {
  return (
    <Tag
      aria-label={label}
      className={className}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: React has just drawn it.
      dangerouslySetInnerHTML={{ __html: renderToStaticMarkup(children) }}
    />
  );
}
