import { sanitizeRichText } from '@/lib/server/text/rich-text';

/** Quill 2 writes every list as `ol` and marks each item. */
function splitList(list: string): string {
  const items = [...list.matchAll(/<li\b([^>]*)>([\s\S]*?)<\/li>/gi)];
  let html = '';
  let open = '';
  for (const [, attributes = '', content = ''] of items) {
    const tag = /data-list="?(bullet|checked|unchecked)/i.test(attributes) ? 'ul' : 'ol';
    if (tag !== open) html += `${open && `</${open}>`}<${tag}>`;
    open = tag;
    html += `<li>${content}</li>`;
  }
  return open ? `${html}</${open}>` : list;
}

export function cleanQuill(html: string): string {
  const lists = html.replace(
    /<ol\b[^>]*>(?:(?!<\/ol>)[\s\S])*data-list(?:(?!<\/ol>)[\s\S])*<\/ol>/gi,
    splitList,
  );
  const blocks = lists
    .replace(/<(\/?)h[3-6]\b[^>]*>/gi, '<$1h2>')
    .replace(/<(\/?)(?:div|blockquote|pre)\b[^>]*>/gi, '<$1p>');
  return sanitizeRichText(blocks);
}
