type Words = {
  title: string;
  lead: string;
  description: string;
  sections: { heading: string; paragraphs: string[]; list?: string[] | undefined }[];
};

export type LegalDifference = { heading: string; before: string[]; after: string[] };

const heads = [
  ['Title', 'title'],
  ['First words', 'lead'],
  ['Summary for search engines', 'description'],
] as const;

const toTexts = ({ paragraphs, list = [] }: Words['sections'][number]) => [...paragraphs, ...list];

const listPlaces = (words: Words): [string, string[]][] => [
  ...heads.map(([heading, name]): [string, string[]] => [heading, [words[name]].filter(Boolean)]),
  ...words.sections.map((section): [string, string[]] => [section.heading, toTexts(section)]),
];

export function listLegalDifferences(before: Words, after: Words): LegalDifference[] {
  const [former, present] = [new Map(listPlaces(before)), new Map(listPlaces(after))];
  const headings = [...new Set([...present.keys(), ...former.keys()])];
  return headings
    .map((heading) => {
      const [texts, newTexts] = [former.get(heading) ?? [], present.get(heading) ?? []];
      return {
        heading,
        before: texts.filter((text) => !newTexts.includes(text)),
        after: newTexts.filter((text) => !texts.includes(text)),
      };
    })
    .filter(({ before: gone, after: come }) => gone.length + come.length > 0);
}
