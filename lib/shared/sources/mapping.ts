import { type SourceField, sourceFieldNames, sourceFields } from '@/lib/content/sources/sources';

export type Mapping = Partial<Record<SourceField, string>>;

type Fields = readonly (readonly [name: string, value: string])[];

/** Sorted, so that equal mappings give equal texts. */
export const toText = (mapping: Mapping): string =>
  JSON.stringify(sourceFields.map((name) => mapping[name] ?? ''));

export function fromText(text: string): Mapping {
  const names = JSON.parse(text) as string[];
  return Object.fromEntries(
    sourceFields.flatMap((name, index) => (names[index] ? [[name, names[index]]] : [])),
  );
}

export const findTaker = (mapping: Mapping, theirs: string) =>
  sourceFields.find((name) => mapping[name] === theirs) ?? null;

export function chooseName(mapping: Mapping, field: SourceField, theirs: string): Mapping {
  const kept = Object.entries(mapping).filter(([name, value]) => name !== field && value !== theirs);
  return Object.fromEntries(theirs === '' ? kept : [...kept, [field, theirs]]);
}

export function listNames(bodies: readonly { fields: Fields }[], mapping: Mapping): string[] {
  const seen = bodies.flatMap(({ fields }) => fields.map(([name]) => name));
  return [...new Set([...seen, ...Object.values(mapping)])];
}

export function describeMapping(mapping: Mapping): string {
  const parts = sourceFields.flatMap((name) =>
    mapping[name] ? [`${sourceFieldNames[name]} from ${mapping[name]}`] : [],
  );
  return parts.join(', ') || 'all by their names';
}
