import type { LegalSection } from '@/lib/content/legal';
import { retention, retentionMark } from '@/lib/content/retention';

type Sections = { sections: LegalSection[] };

/** As the product wrote it before the number was a setting: an office that has saved its text since has it so. */
const written = `${retention.months} months after our last contact`;

/** Whether a legal text says how long an enquiry is kept, by the setting. */
export const namesRetention = ({ sections }: Sections): boolean =>
  sections
    .flatMap(({ paragraphs, list = [] }) => [...paragraphs, ...list])
    .some((text) => text.includes(retentionMark) || text.includes(written));

/** A text of the product with the number that stands in the settings. */
export const fillMonths = (text: string, months: number): string =>
  text.replaceAll(retentionMark, String(months));

/** The legal text with the number that stands in the settings. */
export function fillRetention<T extends Sections>(legal: T, months: number): T {
  const fill = (text: string) =>
    fillMonths(text.replaceAll(written, written.replace(/\d+/, String(months))), months);
  return {
    ...legal,
    sections: legal.sections.map(({ list, ...section }) => ({
      ...section,
      paragraphs: section.paragraphs.map(fill),
      ...(list && { list: list.map(fill) }),
    })),
  };
}
