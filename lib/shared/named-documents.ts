/** An entry of a list that is saved with a project, and that can name one of its documents. */
type Naming = { documentId: string };

/** A record whose entries have the address of the document in the place of its name. */
type WithDocumentUrls<R> = {
  [Name in keyof R]: R[Name] extends (infer Entry)[]
    ? Entry extends Naming
      ? (Omit<Entry, 'documentId'> & { documentUrl: string | null })[]
      : R[Name]
    : R[Name];
};

const isNaming = (entry: unknown): entry is Naming =>
  typeof entry === 'object' && entry !== null && 'documentId' in entry;

/** A record with other entries in the place of those that can name a document; `path` is as the errors of a save name them. */
function mapNaming(record: object, map: (entry: Naming, path: string) => object): object {
  const lists = Object.entries(record).flatMap(([name, list]: [string, unknown]) =>
    Array.isArray(list)
      ? [[name, list.map((entry: unknown, at) => (isNaming(entry) ? map(entry, `${name}.${at}`) : entry))]]
      : [],
  );
  return { ...record, ...Object.fromEntries(lists) };
}

/** The documents that a record names, by the paths of their fields. */
export function listNamedDocuments(record: object): { path: string; id: string }[] {
  const found: { path: string; id: string }[] = [];
  mapNaming(record, (entry, path) => {
    if (entry.documentId !== '') found.push({ path: `${path}.documentId`, id: entry.documentId });
    return entry;
  });
  return found;
}

/** A record that names these documents alone. */
export const keepNamedDocuments = <R extends object>(record: R, isKept: (id: string) => boolean): R =>
  // Each entry has the fields that it had.
  mapNaming(record, (entry) => (isKept(entry.documentId) ? entry : { ...entry, documentId: '' })) as R;

/** A project as the public calls answer it: an entry says where its document is, where it is open and published. */
export const withDocumentUrls = <R extends object>(
  record: R,
  documents: readonly { _id: string; url: string | null }[],
): WithDocumentUrls<R> => {
  const urls = new Map(documents.map(({ _id, url }) => [_id, url]));
  return mapNaming(record, ({ documentId, ...entry }) => ({
    ...entry,
    documentUrl: urls.get(documentId) ?? null,
    // An entry that names has what the type says.
  })) as WithDocumentUrls<R>;
};
