/** What of a lead a table may have, and how tables head it. */
export const importFields = [
  { name: 'name', label: 'Name', isRequired: true, heads: /^(?:full |customer |lead |buyer )?name$/i },
  { name: 'phone', label: 'Phone', isRequired: true, heads: /phone|mobile|contact (?:no|number)|whatsapp/i },
  { name: 'email', label: 'E-mail', isRequired: false, heads: /e-?mail/i },
  { name: 'source', label: 'Source', isRequired: false, heads: /source|portal|channel/i },
  { name: 'project', label: 'Project', isRequired: false, heads: /project|property name/i },
  { name: 'message', label: 'Note', isRequired: false, heads: /message|note|remark|comment|requirement/i },
  { name: 'receivedAt', label: 'Received', isRequired: false, heads: /date|received|created|time/i },
] as const;

export type ImportField = (typeof importFields)[number]['name'];

export const importLimits = { rows: 1000, bytes: 700_000, shownRefusals: 20 } as const;

/** What whoever imports stands for. A changed text needs a new version. */
export const importNotice = {
  version: '2026-11-imported',
  text: 'These people have asked about our homes, and have been told that we keep their data to answer them.',
} as const;

/** The column of each field, by its head, each once; -1 where none is like it. */
export function guessColumns(heads: string[]): Record<ImportField, number> {
  const taken = new Set<number>();
  const columns = importFields.map(({ name, heads: pattern }) => {
    const column = heads.findIndex((head, index) => !taken.has(index) && pattern.test(head.trim()));
    taken.add(column);
    return [name, column];
  });
  // Each field is one of the entries.
  return Object.fromEntries(columns) as Record<ImportField, number>;
}
