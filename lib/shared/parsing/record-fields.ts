import './zod-in-browser';
import { z } from 'zod';

type Shape = Record<string, z.ZodType>;

export type FieldName<F extends z.ZodObject> = keyof F['shape'] & string;

export type FieldValues<F extends z.ZodObject> = z.output<F>;

export type RecordOf<F extends z.ZodObject> = { _id: string } & z.output<F> & { version: number };

const expectedVersion = z.number().int().positive().optional();

export const toUpdateSchema = <F extends z.ZodRawShape>(fields: z.ZodObject<F>) =>
  fields.extend({ version: expectedVersion });

export const toPatchSchema = <F extends z.ZodRawShape>(fields: z.ZodObject<F>) =>
  fields.partial().extend({ version: expectedVersion });

type FieldType = 'text' | 'choice' | 'flag' | 'number' | 'texts' | 'json';

function coreOf(schema: z.ZodType): z.ZodType {
  const isWrapper =
    schema instanceof z.ZodOptional || schema instanceof z.ZodDefault || schema instanceof z.ZodNullable;
  // Zod types the inner schema as its core's type; all of ours come from this Zod.
  if (isWrapper) return coreOf(schema.unwrap() as z.ZodType);
  if (!(schema instanceof z.ZodPipe)) return schema;
  return coreOf((schema.in instanceof z.ZodTransform ? schema.out : schema.in) as z.ZodType);
}

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

export const fieldsOf = (fields: z.ZodObject): [name: string, schema: z.ZodType][] =>
  Object.entries(fields.shape as Shape);

const metaOf = (schema: z.ZodType | undefined) => schema?.meta() ?? {};

export function findLabel(fields: z.ZodObject, path: string): string | undefined {
  const [name = path] = path.split('.');
  return metaOf((fields.shape as Shape)[name]).label;
}

export const labelOf = (fields: z.ZodObject, path: string): string => findLabel(fields, path) ?? path;

export type FieldLabel = [name: string, label: string];

export function listLabels(schema: z.ZodType): FieldLabel[] {
  const core = coreOf(schema);
  if (!(core instanceof z.ZodObject)) return [];
  return fieldsOf(core).flatMap(([name, field]): FieldLabel[] => {
    const { label, html } = metaOf(field);
    return label === undefined || html ? [] : [[name, label]];
  });
}

/** @throws Error for a field that is no list of objects. */
export function elementOf(schema: z.ZodType): z.ZodObject {
  const list = coreOf(schema);
  const element = list instanceof z.ZodArray ? coreOf(list.element as z.ZodType) : null;
  if (element instanceof z.ZodObject) return element;
  throw new Error('This field is no list of what has parts.');
}

const isIndex = (step: string | undefined) => /^\d+$/.test(step ?? '');

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

export function isRequired<F extends z.ZodObject>(fields: F, name: FieldName<F>): boolean {
  const schema = schemaOf(fields, name);
  return !schema.safeParse(initialOf(schema)).success;
}

export function initialValues<F extends z.ZodObject>(fields: F): z.output<F> {
  const entries = fieldsOf(fields).map(([name, schema]) => [name, initialOf(schema)]);
  return Object.fromEntries(entries) as z.output<F>;
}

export function pickFields<F extends z.ZodObject>(fields: F, record: z.output<F>): z.output<F> {
  const values = record as Record<string, unknown>;
  return Object.fromEntries(Object.keys(fields.shape).map((name) => [name, values[name]])) as z.output<F>;
}

export function toCreateSchema<F extends z.ZodObject>(fields: F): z.ZodObject<F['shape']> {
  const shape = fieldsOf(fields).map(([name, schema]) => {
    const initial = initialOf(schema);
    return [name, schema.safeParse(initial).success ? schema.default(initial) : schema];
  });
  // A default affects input, not output.
  return z.object(Object.fromEntries(shape)) as unknown as z.ZodObject<F['shape']>;
}

const childFields = new WeakMap<z.ZodType, z.ZodObject>();

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

export function withoutChildren<F extends z.ZodObject>(fields: F) {
  const own = fieldsOf(fields).filter(([, schema]) => findChildFields(schema) === undefined);
  return z.object(Object.fromEntries(own)) as unknown as z.ZodObject<Omit<F['shape'], ChildListName<F>>>;
}

export function findChildFields(schema: z.ZodType): z.ZodObject | undefined {
  const list = coreOf(schema);
  return list instanceof z.ZodArray ? childFields.get(list.element as z.ZodType) : undefined;
}
