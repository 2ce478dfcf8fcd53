import { type SourceField, sourceFieldNames, sourceFields } from '@/lib/content/sources/sources';

/** Our field to the name of theirs; one that is not chosen is not in it. */
export type Mapping = Partial<Record<SourceField, string>>;

type Fields = readonly (readonly [name: string, value: string])[];

/** The same mapping is the same text, in whatever order it was kept. */
export const toText = (mapping: Mapping): string =>
  JSON.stringify(sourceFields.map((name) => mapping[name] ?? ''));

export function fromText(text: string): Mapping {
  // What toText made.
  const names = JSON.parse(text) as string[];
  return Object.fromEntries(
    sourceFields.flatMap((name, index) => (names[index] ? [[name, names[index]]] : [])),
  );
}

/** Which of our fields has a name of theirs. */
export const findTaker = (mapping: Mapping, theirs: string) =>
  sourceFields.find((name) => mapping[name] === theirs) ?? null;

/** The mapping with a field chosen; a name of theirs is used once, so that the older one is freed. */
export function chooseName(mapping: Mapping, field: SourceField, theirs: string): Mapping {
  const kept = Object.entries(mapping).filter(([name, value]) => name !== field && value !== theirs);
  return Object.fromEntries(theirs === '' ? kept : [...kept, [field, theirs]]);
}

/** Every name that was seen, and those that are chosen already, each once, in the order of the newest body. */
export function listNames(bodies: readonly { fields: Fields }[], mapping: Mapping): string[] {
  const seen = bodies.flatMap(({ fields }) => fields.map(([name]) => name));
  return [...new Set([...seen, ...Object.values(mapping)])];
}

/** "Name from full_name, Telephone from contact". */
export function describeMapping(mapping: Mapping): string {
  const parts = sourceFields.flatMap((name) =>
    mapping[name] ? [`${sourceFieldNames[name]} from ${mapping[name]}`] : [],
  );
  return parts.join(', ') || 'all by their names';
}
