import 'server-only';

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => entities[character] ?? character);

export const unescapeHtml = (text: string): string =>
  Object.entries(entities).reduceRight(
    (left, [character, entity]) => left.replaceAll(entity, character),
    text,
  );

export class Html {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

type Value = string | number | Html | false | null | undefined | readonly Value[];

function toText(value: Value): string {
  if (value instanceof Html) return value.text;
  if (typeof value === 'string' || typeof value === 'number') return escapeHtml(String(value));
  return value ? value.map(toText).join('') : '';
}

// As in JSX: a line break next to a tag or value vanishes, others become a space.
const joinLines = (chunk: string): string =>
  chunk.replace(/\s*\n\s*(?=<|$)|(?<=^|>)\s*\n\s*/g, '').replace(/\s*\n\s*/g, ' ');

export const html = (chunks: TemplateStringsArray, ...values: Value[]): Html =>
  new Html(chunks.map((chunk, index) => joinLines(chunk) + toText(values[index])).join(''));
