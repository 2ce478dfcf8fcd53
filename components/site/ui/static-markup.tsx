import type { ReactNode } from 'react';

// Next refuses it at the top of a file that is drawn on the server.
const { renderToStaticMarkup } = await import('react-dom/server');

type StaticMarkupProps = {
  as?: 'div' | 'dl' | 'p' | 'ul';
  label?: string;
  className?: string;
  children: ReactNode;
};

/**
 * Draws what no script takes part in. React's data has it as one text, which compression finds again in the page,
 * and not as elements, which it does not. Worth it from about 1,000 characters on.
 */
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
