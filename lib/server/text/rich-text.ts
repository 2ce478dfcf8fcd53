import 'server-only';
import sanitizeHtml from 'sanitize-html';

/** ADB-2: exactly what the toolbar of the editor can produce. */
const options: sanitizeHtml.IOptions = {
  allowedTags: ['h1', 'h2', 'p', 'strong', 'em', 'u', 'ol', 'ul', 'li', 'a', 'br'],
  allowedAttributes: { a: ['href', 'rel', 'target'] },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowProtocolRelative: false,
  disallowedTagsMode: 'discard',
  transformTags: {
    b: 'strong',
    i: 'em',
    a: (tagName, { href }) => {
      const outside = /^https?:/i.test(href ?? '');
      const rel = 'noopener noreferrer nofollow';
      const attribs: Record<string, string> = {};
      if (href) attribs.href = href;
      if (outside) Object.assign(attribs, { rel, target: '_blank' });
      return { tagName, attribs };
    },
  },
  // sanitize-html counts from 1. No editor nests deeper.
  nestingLimit: 12,
};

const nothingSeen =
  /^(?:\s|&nbsp;|<(?:p|h1|h2|br|strong|em|u|ul|ol|li)\s*\/?>|<\/(?:p|h1|h2|strong|em|u|ul|ol|li)>)*$/i;

/** Idempotent. `<p></p>` becomes the empty text (STATE-5). */
export function sanitizeRichText(html: string): string {
  if (html === '') return '';
  const clean = sanitizeHtml(html.replaceAll('\u0000', ''), options).trim();
  return nothingSeen.test(clean) ? '' : clean;
}
