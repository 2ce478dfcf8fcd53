type Naming = { documentId: string };

type WithDocumentUrls<R> = {
  [Name in keyof R]: R[Name] extends (infer Entry)[]
    ? Entry extends Naming
      ? (Omit<Entry, 'documentId'> & { documentUrl: string | null })[]
      : R[Name]
    : R[Name];
};

const isNaming = (entry: unknown): entry is Naming =>
  typeof entry === 'object' && entry !== null && 'documentId' in entry;

function mapNaming(record: object, map: (entry: Naming, path: string) => object): object {
  const lists = Object.entries(record).flatMap(([name, list]: [string, unknown]) =>
    Array.isArray(list)
      ? [[name, list.map((entry: unknown, at) => (isNaming(entry) ? map(entry, `${name}.${at}`) : entry))]]
      : [],
  );
  return { ...record, ...Object.fromEntries(lists) };
}

export function listNamedDocuments(record: object): { path: string; id: string }[] {
  const found: { path: string; id: string }[] = [];
  mapNaming(record, (entry, path) => {
    if (entry.documentId !== '') found.push({ path: `${path}.documentId`, id: entry.documentId });
    return entry;
  });
  return found;
}

export const keepNamedDocuments = <R extends object>(record: R, isKept: (id: string) => boolean): R =>
  mapNaming(record, (entry) => (isKept(entry.documentId) ? entry : { ...entry, documentId: '' })) as R;

export const withDocumentUrls = <R extends object>(
  record: R,
  documents: readonly { _id: string; url: string | null }[],
): WithDocumentUrls<R> => {
  const urls = new Map(documents.map(({ _id, url }) => [_id, url]));
  return mapNaming(record, ({ documentId, ...entry }) => ({
    ...entry,
    documentUrl: urls.get(documentId) ?? null,
  })) as WithDocumentUrls<R>;
};
