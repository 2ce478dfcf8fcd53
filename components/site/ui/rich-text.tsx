import './rich-text.css';

type RichTextProps = {
  /** Sanitised HTML. */
  html: string;
  /** STATE-5: headings inside are below this level. */
  below: 1 | 2 | 3;
  className?: string;
};

const shortOpeningLength = 120;

function hasShortOpening(html: string): boolean {
  const opening = /^<p>(.*?)<\/p>(?=.*\S)/s.exec(html)?.[1];
  if (!opening) return false;
  const text = opening.replace(/<[^>]+>/g, '').trim();
  return text.length > 0 && text.length < shortOpeningLength;
}

export function RichText({ html, below, className = '' }: RichTextProps) {
  // The highest level used comes right below the section's heading, so that no level is skipped.
  const shift = html.includes('<h1>') ? below : below - 1;
  const demoted = html.replace(/<(\/?)h([12])>/g, (_, slash, level) => `<${slash}h${Number(level) + shift}>`);
  const opening = hasShortOpening(html) ? 'rich-text-opening' : '';
  return (
    <div
      className={`rich-text ${opening} ${className}`}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised when it was written, and again when it was read.
      dangerouslySetInnerHTML={{ __html: demoted }}
    />
  );
}
