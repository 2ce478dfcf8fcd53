type Words = {
  title: string;
  lead: string;
  description: string;
  sections: { heading: string; paragraphs: string[]; list?: string[] | undefined }[];
};

/** What two versions of a place say; one of them says nothing where the place is new or gone. */
export type LegalDifference = { heading: string; before: string[]; after: string[] };

const heads = [
  ['Title', 'title'],
  ['First words', 'lead'],
  ['Summary for search engines', 'description'],
] as const;

const toTexts = ({ paragraphs, list = [] }: Words['sections'][number]) => [...paragraphs, ...list];

/** Places of a legal text by heading, as texts without an empty one. */
const listPlaces = (words: Words): [string, string[]][] => [
  ...heads.map(([heading, name]): [string, string[]] => [heading, [words[name]].filter(Boolean)]),
  ...words.sections.map((section): [string, string[]] => [section.heading, toTexts(section)]),
];

/** Where two versions of a legal text differ, in the order of the newer one; of a place only the texts that the other lacks. */
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
