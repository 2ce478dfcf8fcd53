import 'server-only';
import { uploadLimits } from '@/lib/content/limits';
import { readTokens, type SvgTag, toLocalName } from './tokens';

export class SvgRefusal extends Error {}

const forbiddenElements: Record<string, string> = {
  script: 'holds a script',
  handler: 'holds a script',
  listener: 'holds a script',
  foreignobject: 'holds another document (foreignObject)',
};

const isWithin = (reference: string): boolean =>
  /^(?:#|data:image\/(?:png|jpe?g|webp);base64,)/i.test(reference.trim());

const refuseReference = (reference: string) => {
  const shown = reference.trim();
  const message = shown.length > 60 ? `${shown.slice(0, 59)}…` : shown;
  throw new SvgRefusal(`refers to content outside the file (${message})`);
};

function checkStyle(style: string): void {
  if (/@import/i.test(style)) throw new SvgRefusal('imports a style sheet (@import)');
  // An escape could hide a forbidden word.
  if (style.includes('\\')) throw new SvgRefusal('has a backslash in its style');
  for (const [, reference = ''] of style.matchAll(/url\(\s*["']?([^"')]*)/gi))
    if (!isWithin(reference)) refuseReference(reference);
}

function checkTag({ name, attributes }: SvgTag): void {
  const forbidden = forbiddenElements[toLocalName(name)];
  if (forbidden) throw new SvgRefusal(forbidden);
  for (const [attribute, value] of attributes) {
    const local = toLocalName(attribute);
    if (/^on/.test(local)) throw new SvgRefusal(`has an event handler (${attribute})`);
    if (['href', 'src', 'base'].includes(local) && !isWithin(value)) refuseReference(value);
    // Attributes of an editor have a prefix, as "inkscape:export-filename".
    if (!attribute.includes(':')) checkStyle(value);
  }
}

/** @throws SvgRefusal. */
export function checkSvg(text: string): SvgTag {
  if (/^\ufeff?<\?xml[^?>]*encoding\s*=\s*["'](?!utf-8["'])/i.test(text))
    throw new SvgRefusal('is not written in UTF-8');
  const open: string[] = [];
  let root: SvgTag | undefined;
  let elements = 0;
  let sheets = '';
  for (const token of readTokens(text)) {
    // Many programs write a plain DOCTYPE. It is not drawn.
    if (token.kind === 'doctype' && (root || !token.isPlain))
      throw new SvgRefusal('declares entities (DOCTYPE)');
    if (token.kind === 'instruction') throw new SvgRefusal('has a processing instruction (<?…?>)');
    const within = toLocalName(open.at(-1) ?? '');
    if (token.kind === 'text' && within === 'style') sheets += token.text;
    if (token.kind === 'open') {
      elements += 1;
      if (elements > uploadLimits.svgElements || open.length >= uploadLimits.svgDepth)
        throw new SvgRefusal('has too many parts');
      if (open.length === 0 && (root || toLocalName(token.name) !== 'svg'))
        throw new SvgRefusal('does not contain exactly one drawing');
      checkTag(token);
      root ??= token;
      if (!token.isEmpty) open.push(token.name);
    }
    const isUnclear = token.kind === 'open' && within === 'style';
    const isUnmatched = token.kind === 'close' && open.pop() !== token.name;
    if (token.kind === 'unreadable' || isUnclear || isUnmatched) throw new SvgRefusal('cannot be read');
  }
  checkStyle(sheets);
  if (!root || open.length > 0) throw new SvgRefusal('is incomplete');
  return root;
}
