import sanitizeHtml from 'sanitize-html';
import { unescapeHtml } from '@/lib/server/text/html';

const cell = '\u001f';
// Longer mails are cut, and a person reads the rest.
const most = 60_000;

function without(text: string, from: string, to: string): string {
  const parts: string[] = [];
  let at = 0;
  for (let start = text.indexOf(from); start !== -1; start = text.indexOf(from, at)) {
    const end = text.indexOf(to, start + from.length);
    parts.push(text.slice(at, start));
    at = end === -1 ? text.length : end + to.length;
  }
  return parts.join('') + text.slice(at);
}

export function toMailText(html: string): string {
  const shown = without(without(html, '<!--', '-->'), '<script', '</script>');
  const broken = without(shown, '<style', '</style>')
    .slice(0, most)
    .replaceAll(cell, '')
    .replace(/\s+/g, ' ')
    .replace(/<\/t[dh] ?> ?<\/tr ?>/gi, '<br>')
    .replace(/<\/t[dh] ?>/gi, cell)
    .replace(/<(?:br|\/p|\/div|\/tr|\/li|\/h[1-6])\b[^<>]*>/gi, '\n$&')
    // Nested tags cost the parser quadratic time; it is only needed for entities.
    .replace(/<[^<>]*>/g, '');
  const text = sanitizeHtml(broken, { allowedTags: [], allowedAttributes: {} });
  return unescapeHtml(text)
    .replaceAll('\u00a0', ' ')
    .split(cell)
    .map((part) => part.trim())
    .join('\t');
}
