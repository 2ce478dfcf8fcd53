import { z } from 'zod';
import { childList, fieldsOf, findChildFields } from './record-fields';

declare const internalMark: unique symbol;
type Internal = { readonly [internalMark]: true };

/** Security: only the office may read this field of a record or of a list that is saved with it. */
export const internal = <S extends z.ZodType>(schema: S): S & Internal =>
  // Meta is not part of a schema's type, so the type carries a mark of its own.
  schema.meta({ ...schema.meta(), isInternal: true }) as S & Internal;

export const isInternal = (schema: z.ZodType): boolean => schema.meta()?.isInternal === true;

type PublicField<S> =
  S extends z.ZodArray<z.ZodObject<infer C>> ? z.ZodArray<z.ZodObject<PublicShape<C>>> : S;
type PublicShape<C> = { [N in keyof C as C[N] extends Internal ? never : N]: PublicField<C[N]> };
export type PublicFields<F extends z.ZodObject> = z.ZodObject<PublicShape<F['shape']>>;

function toPublicField(schema: z.ZodType): z.ZodType {
  const child = findChildFields(schema);
  if (!child || !fieldsOf(child).some(([, field]) => isInternal(field))) return schema;
  // A public list is only read, so it needs no limit.
  return childList(toPublicFields(child), schema.meta()?.label ?? '', Number.POSITIVE_INFINITY);
}

export function toPublicFields<F extends z.ZodObject>(fields: F): PublicFields<F> {
  const shown = fieldsOf(fields).filter(([, schema]) => !isInternal(schema));
  const shape = Object.fromEntries(shown.map(([name, schema]) => [name, toPublicField(schema)]));
  return z.object(shape) as unknown as PublicFields<F>;
}

type PublicRecord<F extends z.ZodObject, R> = Omit<R, keyof F['shape']> & z.output<PublicFields<F>>;

/** What is no field, such as pictures, stays. */
export function toPublicRecord<F extends z.ZodObject, R extends z.output<F>>(
  fields: F,
  record: R,
): PublicRecord<F, R> {
  const schemas = new Map(fieldsOf(fields));
  const toPublicValue = (name: string, value: unknown) => {
    const child = findChildFields(schemas.get(name) ?? z.unknown());
    return child && Array.isArray(value) ? value.map((each) => toPublicRecord(child, each)) : value;
  };
  const shown = Object.entries(record).filter(([name]) => !isInternal(schemas.get(name) ?? z.unknown()));
  return Object.fromEntries(shown.map(([name, value]) => [name, toPublicValue(name, value)])) as PublicRecord<
    F,
    R
  >;
}
