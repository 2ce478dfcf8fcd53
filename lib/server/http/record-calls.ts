import 'server-only';
import { z } from 'zod';
import { choicesOf, fieldsOf, fieldTypeOf, toCreateSchema } from '@/lib/shared/record-fields';
import type { Kind } from '../records/kind';
import { orderInput } from '../records/order';
import type { Call } from './openapi';

/** A record as the API answers it: its fields, with what stands beside them. */
export const toWireSchema = <F extends z.ZodRawShape, B extends z.ZodRawShape>(
  fields: z.ZodObject<F>,
  beside: B,
) => z.object({ _id: z.string(), ...fields.shape, ...beside, version: z.number().int() });

const article = (noun: string) => (/^[aeiou]/.test(noun) ? 'an' : 'a');

/** The calls that every kind of record has; `list` is what the list answers. */
export const standardCalls = ({ noun, entity, plural }: Kind, list: z.ZodType): Call[] => [
  {
    method: 'get',
    path: `/api/${noun}`,
    summary: `The ${plural.toLowerCase()}`,
    access: 'public',
    answers: { 200: list },
  },
  {
    method: 'put',
    path: `/api/admin/${noun}/order`,
    summary: `Order the ${plural.toLowerCase()}`,
    access: 'editor',
    body: { 'application/json': orderInput },
    answers: { 200: z.null() },
    errors: [409],
  },
  {
    method: 'delete',
    path: `/api/admin/${noun}/{id}`,
    summary: `Put ${article(entity)} ${entity} into the bin`,
    access: 'editor',
    answers: { 200: z.null() },
    versioned: true,
  },
];

const parts = {
  text: z.string(),
  flag: z.enum(['true', 'false']),
  number: z.string(),
  texts: z.array(z.string()),
  json: z.string(),
};

/** The fields of a record as a multipart form sends them to create it. */
export function toFormSchema(fields: z.ZodObject): z.ZodObject {
  const create = toCreateSchema(fields).shape;
  const shape = fieldsOf(fields).map(([name, schema]) => {
    const type = fieldTypeOf(schema);
    const part = type === 'choice' ? z.enum(choicesOf(schema)) : parts[type];
    return [name, create[name] instanceof z.ZodDefault ? part.optional() : part];
  });
  return z.object(Object.fromEntries(shape));
}
