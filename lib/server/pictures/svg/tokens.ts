import 'server-only';

export type SvgTag = { name: string; attributes: Map<string, string>; isEmpty: boolean; end: number };

export type SvgToken =
  | ({ kind: 'open' } & SvgTag)
  | { kind: 'close'; name: string }
  | { kind: 'text'; text: string }
  | { kind: 'doctype'; isPlain: boolean }
  | { kind: 'instruction' | 'unreadable' };

export const toLocalName = (name: string): string => name.slice(name.indexOf(':') + 1).toLowerCase();

const namedCharacters: Record<string, string> = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" };

/** Null for an entity that needs a DOCTYPE. */
function decodeText(text: string): string | null {
  let isKnown = true;
  const decoded = text.replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|(\w+));|&/gi, (_, decimal, hex, name) => {
    const code = decimal ? Number(decimal) : Number.parseInt(hex ?? '', 16);
    const character = code <= 0x10ffff ? String.fromCodePoint(code) : namedCharacters[name];
    isKnown &&= character !== undefined;
    return character ?? '';
  });
  return isKnown ? decoded : null;
}

export function* readTokens(text: string): Generator<SvgToken> {
  let at = 0;
  const take = (pattern: RegExp) => {
    pattern.lastIndex = at;
    const found = pattern.exec(text);
    if (found) at = pattern.lastIndex;
    return found;
  };

  function readTag(name: string): SvgToken {
    const attributes = new Map<string, string>();
    for (;;) {
      const found = take(/\s+([\w:.-]+)\s*=\s*(?:"([^"<]*)"|'([^'<]*)')/y);
      if (!found) break;
      const value = decodeText(found[2] ?? found[3] ?? '');
      if (value === null || attributes.has(found[1] ?? '')) return { kind: 'unreadable' };
      attributes.set(found[1] ?? '', value);
    }
    const end = take(/\s*(\/?)>/y);
    if (!end) return { kind: 'unreadable' };
    return { kind: 'open', name, attributes, isEmpty: end[1] === '/', end: at };
  }

  function readToken(): SvgToken | null {
    const raw = take(/[^<]+/y);
    if (raw) {
      const decoded = decodeText(raw[0]);
      return decoded === null ? { kind: 'unreadable' } : { kind: 'text', text: decoded };
    }
    if (take(/<!--[\s\S]*?-->/y)) return null;
    const cdata = take(/<!\[CDATA\[([\s\S]*?)\]\]>/y);
    if (cdata) return { kind: 'text', text: cdata[1] ?? '' };
    if (take(/<!DOCTYPE\s[^[\]<>]*>/iy)) return { kind: 'doctype', isPlain: true };
    if (take(/<!(?:DOCTYPE|ENTITY)/iy)) return { kind: 'doctype', isPlain: false };
    if (take(/<\?/y)) return { kind: 'instruction' };
    const close = take(/<\/([\w:.-]+)\s*>/y);
    if (close) return { kind: 'close', name: close[1] ?? '' };
    const open = take(/<([\w:.-]+)/y);
    return open ? readTag(open[1] ?? '') : { kind: 'unreadable' };
  }

  take(/\ufeff?<\?xml\s[^?<>]*\?>/y);
  while (at < text.length) {
    const token = readToken();
    if (token) yield token;
    if (token?.kind === 'unreadable') return;
  }
}
