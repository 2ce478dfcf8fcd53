import { isRepeatedWithin } from '@/lib/shared/repeated-within';
import { polledBounds } from '../../bounds';
import { type Tree, toKept } from '../../read';

type Element = { name: string; parts: Map<string, Tree[]>; text: string };

const deepest = 10;
const token =
  /<!\[CDATA\[([\s\S]*?)\]\]>|<!--[\s\S]*?-->|<\?[\s\S]*?\?>|<\/([\w:.-]+)\s*>|<([\w:.-]+)((?:\s+[\w:.-]+\s*=\s*(?:"[^"<]*"|'[^'<]*'))*)\s*(\/?)>|([^<]+)/y;
const attribute = /([\w:.-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g;
const named: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

function decode(text: string): string {
  return text.replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|(\w{2,4}));/gi, (whole, decimal, hex, name) => {
    if (name) return named[name] ?? whole;
    const code = decimal ? Number(decimal) : Number.parseInt(hex, 16);
    return code <= 0x10ffff ? String.fromCodePoint(code) : whole;
  });
}

function addPart({ parts }: Element, name: string, part: Tree): void {
  const same = parts.get(name);
  if (same) same.push(part);
  else parts.set(name, [part]);
}

function toTree({ parts, text }: Element): Tree {
  if (parts.size === 0) return toKept(text);
  const entries = [...parts].map(([name, [first = '', ...others]]): [string, Tree] => [
    name,
    others.length === 0 ? first : [first, ...others],
  ]);
  const own = toKept(text);
  return Object.fromEntries(own === '' ? entries : [...entries, ['text', own]]);
}

function toElement(name: string, attributes: string): Element {
  const element: Element = { name, parts: new Map(), text: '' };
  for (const [, own = '', double, single] of attributes.matchAll(attribute))
    addPart(element, own, toKept(decode(double ?? single ?? '')));
  return element;
}

/** No DTD, so no entities but the five. Null when not well-formed or beyond the bounds. */
export function readXml(text: string): Tree | null {
  // Each entity costs as much as a field.
  if (!isRepeatedWithin(text, '&', polledBounds.entries)) return null;
  const sent = text.replace(/^\ufeff/, '').trim();
  const root: Element = { name: '', parts: new Map(), text: '' };
  const open: Element[] = [root];
  let count = 0;
  token.lastIndex = 0;
  while (token.lastIndex < sent.length) {
    const found = token.exec(sent);
    const inner = open.at(-1);
    if (!found || !inner) return null;
    const [, data, closed, opened, attributes = '', isEmpty, words] = found;
    if (data !== undefined) inner.text += data;
    else if (words !== undefined) inner.text += decode(words);
    else if (closed !== undefined) {
      const outer = open.at(-2);
      if (closed !== inner.name || !outer) return null;
      addPart(outer, inner.name, toTree(inner));
      open.pop();
    } else if (opened !== undefined) {
      count += 1;
      if (count > polledBounds.entries || open.length > deepest) return null;
      const element = toElement(opened, attributes);
      if (isEmpty) addPart(inner, opened, toTree(element));
      else open.push(element);
    }
  }
  const isWhole = open.length === 1 && root.parts.size === 1 && root.text.trim() === '';
  return isWhole ? toTree(root) : null;
}
