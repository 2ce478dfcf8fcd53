import './zod-in-browser';
import { z } from 'zod';

type Shape = Record<string, z.ZodType>;

/** The names of the fields that a form of these types edits, reads and labels. */
export type FieldName<F extends z.ZodObject> = keyof F['shape'] & string;

export type FieldValues<F extends z.ZodObject> = z.output<F>;

/** A record as the API answers it: its fields, with its id and the version that every write raises. */
export type RecordOf<F extends z.ZodObject> = { _id: string } & z.output<F> & { version: number };

/** The version that was read; a save that names an older one than the newest is refused. */
const expectedVersion = z.number().int().positive().optional();

export const toUpdateSchema = <F extends z.ZodRawShape>(fields: z.ZodObject<F>) =>
  fields.extend({ version: expectedVersion });

export const toPatchSchema = <F extends z.ZodRawShape>(fields: z.ZodObject<F>) =>
  fields.partial().extend({ version: expectedVersion });

type FieldType = 'text' | 'choice' | 'flag' | 'number' | 'texts' | 'json';

/** What a field may be without, and what is done with it, aside. */
function coreOf(schema: z.ZodType): z.ZodType {
  const isWrapper =
    schema instanceof z.ZodOptional || schema instanceof z.ZodDefault || schema instanceof z.ZodNullable;
  // Zod types what it wraps as its core's type; all of ours come from this Zod.
  if (isWrapper) return coreOf(schema.unwrap() as z.ZodType);
  if (!(schema instanceof z.ZodPipe)) return schema;
  // What is changed before it is checked has its type behind the change.
  return coreOf((schema.in instanceof z.ZodTransform ? schema.out : schema.in) as z.ZodType);
}

/** How a field is written in a form: a list of texts as several fields of one name, what has parts as JSON. */
export function fieldTypeOf(schema: z.ZodType): FieldType {
  const core = coreOf(schema);
  if (core instanceof z.ZodEnum) return 'choice';
  if (core instanceof z.ZodBoolean) return 'flag';
  if (core instanceof z.ZodNumber) return 'number';
  if (core instanceof z.ZodObject) return 'json';
  if (!(core instanceof z.ZodArray)) return 'text';
  return coreOf(core.element as z.ZodType) instanceof z.ZodString ? 'texts' : 'json';
}

export function choicesOf(schema: z.ZodType): string[] {
  const core = coreOf(schema);
  return core instanceof z.ZodEnum ? core.options.map(String) : [];
}

/** The fields by name; the shape of an unknown ZodObject is not said to hold Zod's types. */
export const fieldsOf = (fields: z.ZodObject): [name: string, schema: z.ZodType][] =>
  Object.entries(fields.shape as Shape);

const metaOf = (schema: z.ZodType | undefined) => schema?.meta() ?? {};

/** What people call a field; a path such as `specifications.0.title` by its first part. */
export function findLabel(fields: z.ZodObject, path: string): string | undefined {
  const [name = path] = path.split('.');
  return metaOf((fields.shape as Shape)[name]).label;
}

export const labelOf = (fields: z.ZodObject, path: string): string => findLabel(fields, path) ?? path;

export type FieldLabel = [name: string, label: string];

/** The fields of an object that have a name among people, with it; HTML is nothing for a line. */
export function listLabels(schema: z.ZodType): FieldLabel[] {
  const core = coreOf(schema);
  if (!(core instanceof z.ZodObject)) return [];
  return fieldsOf(core).flatMap(([name, field]): FieldLabel[] => {
    const { label, html } = metaOf(field);
    return label === undefined || html ? [] : [[name, label]];
  });
}

/** The fields of what stands in a list. @throws Error for a field that is no list of what has parts. */
export function elementOf(schema: z.ZodType): z.ZodObject {
  const list = coreOf(schema);
  const element = list instanceof z.ZodArray ? coreOf(list.element as z.ZodType) : null;
  if (element instanceof z.ZodObject) return element;
  throw new Error('This field is no list of what has parts.');
}

const isIndex = (step: string | undefined) => /^\d+$/.test(step ?? '');

/** The label of what a path of a value names first, and the steps behind it; an entry of a list has its own. */
export function splitLabel(schema: z.ZodType, path: string): [label: string | undefined, ...steps: string[]] {
  const core = coreOf(schema);
  const [first = '', ...rest] = path.split('.');
  if (core instanceof z.ZodArray && isIndex(first))
    return [metaOf(core.element as z.ZodType).label, first, ...rest];
  const field = core instanceof z.ZodObject ? (core.shape as Shape)[first] : undefined;
  const [entry] = field && isIndex(rest[0]) ? splitLabel(field, rest.join('.')) : [];
  return [entry ?? metaOf(field).label, ...rest];
}

export const schemaOf = <F extends z.ZodObject>(fields: F, name: FieldName<F>): z.ZodType =>
  // A shape has a schema under each of its names.
  (fields.shape as Shape)[name] as z.ZodType;

export function textLengthOf(schema: z.ZodType): number | undefined {
  const core = coreOf(schema);
  return core instanceof z.ZodString ? (core.maxLength ?? undefined) : undefined;
}

export function maxLengthOf<F extends z.ZodObject>(fields: F, name: FieldName<F>): number | undefined {
  return textLengthOf(schemaOf(fields, name));
}

const initials: Record<FieldType, unknown> = {
  text: '',
  choice: '',
  flag: false,
  number: 0,
  texts: [],
  json: [],
};

function initialOf(schema: z.ZodType): unknown {
  const { initial } = metaOf(schema);
  if (initial !== undefined) return initial;
  return schema instanceof z.ZodNullable ? null : initials[fieldTypeOf(schema)];
}

/** Whether a save needs more than what the form of a new record starts with. */
export function isRequired<F extends z.ZodObject>(fields: F, name: FieldName<F>): boolean {
  const schema = schemaOf(fields, name);
  return !schema.safeParse(initialOf(schema)).success;
}

export function initialValues<F extends z.ZodObject>(fields: F): z.output<F> {
  const entries = fieldsOf(fields).map(([name, schema]) => [name, initialOf(schema)]);
  // Each value is of the type of its field, or the empty text that a choice still has to replace.
  return Object.fromEntries(entries) as z.output<F>;
}

export function pickFields<F extends z.ZodObject>(fields: F, record: z.output<F>): z.output<F> {
  const values = record as Record<string, unknown>;
  return Object.fromEntries(Object.keys(fields.shape).map((name) => [name, values[name]])) as z.output<F>;
}

/** What creates a record: a field that may be empty may be left out, and is empty then. */
export function toCreateSchema<F extends z.ZodObject>(fields: F): z.ZodObject<F['shape']> {
  const shape = fieldsOf(fields).map(([name, schema]) => {
    const initial = initialOf(schema);
    return [name, schema.safeParse(initial).success ? schema.default(initial) : schema];
  });
  // A default changes what may be sent, which is checked when it comes, and not what is read.
  return z.object(Object.fromEntries(shape)) as unknown as z.ZodObject<F['shape']>;
}

/** The fields of what stands in a list of children, by its schema there, which has an id and defaults beside. */
const childFields = new WeakMap<z.ZodType, z.ZodObject>();

/** Records that are saved with their parent: a list among its fields, each with its own fields, and its id once it is stored. */
export function childList<F extends z.ZodObject>(fields: F, label: string, most: number) {
  const child = toCreateSchema(fields).extend({ _id: z.string().max(64).optional() });
  childFields.set(child, fields);
  return z.array(child).max(most, `At most ${most} ${label.toLowerCase()}`).meta({ label });
}

export type ChildListName<F extends z.ZodObject> = {
  [N in FieldName<F>]: z.output<F['shape'][N]> extends (infer Child)[]
    ? '_id' extends keyof Child
      ? N
      : never
    : never;
}[FieldName<F>];

/** The fields of a record but for such lists. */
export function withoutChildren<F extends z.ZodObject>(fields: F) {
  const own = fieldsOf(fields).filter(([, schema]) => findChildFields(schema) === undefined);
  // Each under its name.
  return z.object(Object.fromEntries(own)) as unknown as z.ZodObject<Omit<F['shape'], ChildListName<F>>>;
}

/** The fields of the children in a list; undefined for a field that is none. */
export function findChildFields(schema: z.ZodType): z.ZodObject | undefined {
  const list = coreOf(schema);
  return list instanceof z.ZodArray ? childFields.get(list.element as z.ZodType) : undefined;
}
