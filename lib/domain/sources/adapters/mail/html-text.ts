import sanitizeHtml from 'sanitize-html';
import { unescapeHtml } from '@/lib/server/html';

const cell = '\u001f';
// The parser takes the square of how deep tags stand in each other: of a longer mail the rest is left to people.
const most = 100_000;

/** The words of a mail that has HTML alone: a line for each line and row of a table, a tab between cells. */
export function toMailText(html: string): string {
  const broken = html
    .slice(0, most)
    .replaceAll(cell, '')
    .replace(/\s+/g, ' ')
    .replace(/<\/t[dh] ?> ?<\/tr ?>/gi, '<br>')
    .replace(/<\/t[dh] ?>/gi, cell)
    .replace(/<(?:br|\/p|\/div|\/tr|\/li|\/h[1-6])\b[^<>]*>/gi, '\n$&');
  const text = sanitizeHtml(broken, { allowedTags: [], allowedAttributes: {} });
  return unescapeHtml(text)
    .replaceAll('\u00a0', ' ')
    .split(cell)
    .map((part) => part.trim())
    .join('\t');
}
