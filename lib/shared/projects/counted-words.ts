const words = [
  'zero',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
];
const number = `(?:\\d+(?:\\.5)?|${words.slice(1).join('|')})`;
const between = '\\s*(?:-\\s*)?(?:,|and|or|to|&|–|-)?\\s*';

const toNumber = (text: string): number => {
  const at = words.indexOf(text.toLowerCase());
  return at < 0 ? Number(text) : at;
};

export function findCounts(text: string, thing: string): number[] {
  const found = text.matchAll(
    new RegExp(
      `(?<![\\p{L}\\p{N}.,])((?:${number}${between})*${number})[\\s-]*(?:${thing})(?![\\p{L}\\p{N}])`,
      'giu',
    ),
  );
  return [...found].flatMap(([, said = '']) =>
    [...said.matchAll(new RegExp(`(?<![\\p{L}\\p{N}.])${number}(?![\\p{L}\\p{N}])`, 'giu'))].map(([one]) =>
      toNumber(one),
    ),
  );
}
