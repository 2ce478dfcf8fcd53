const maxLength = 155;
const entities: Record<string, string> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&nbsp;': ' ',
};

const withoutMarks = (html: string, separator: string): string =>
  html
    .replace(/<(?:\/(?:p|h\d|li)|br)[^>]*>/g, separator)
    .replace(/<[^>]+>/g, '')
    .replace(/&(?:amp|lt|gt|quot|#39|nbsp);/g, (entity) => entities[entity] ?? entity);

export const toPlainText = (html: string): string => withoutMarks(html, ' ').replace(/\s+/g, ' ').trim();

export const toPlainLines = (html: string): string => withoutMarks(html, '\n').trim();

export function toSummary(html: string): string {
  const text = toPlainText(html);
  if (text.length <= maxLength) return text;
  return `${text.slice(0, maxLength).replace(/\s+\S*$/, '')}…`;
}
