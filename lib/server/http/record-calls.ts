import 'server-only';
import { z } from 'zod';
import { type RecordKindName, recordKinds } from '@/lib/content/record-kinds';
import { withArticle } from '@/lib/shared/article';
import { plainInput } from '@/lib/shared/parsing/plain-input';
import { choicesOf, fieldsOf, fieldTypeOf, toCreateSchema } from '@/lib/shared/parsing/record-fields';
import { type Kind, plainPicturesOf } from '../records/kind';
import { orderInput } from '../records/order';
import { type Call, file, named, picture } from './openapi';

export const toWireSchema = <F extends z.ZodRawShape, B extends z.ZodRawShape>(
  fields: z.ZodObject<F>,
  beside: B,
) => z.object({ _id: z.string(), ...fields.shape, ...beside, version: z.number().int() });

const parts = {
  text: z.string(),
  flag: z.enum(['true', 'false']),
  number: z.string(),
  texts: z.array(z.string()),
  json: z.string(),
};

function toFormSchema(fields: z.ZodObject): z.ZodObject {
  const create = toCreateSchema(fields).shape;
  const shape = fieldsOf(fields).map(([name, schema]) => {
    const type = fieldTypeOf(schema);
    const part = type === 'choice' ? z.enum(choicesOf(schema)) : parts[type];
    return [name, create[name] instanceof z.ZodDefault ? part.optional() : part];
  });
  return z.object(Object.fromEntries(shape));
}

type Own = {
  record?: z.ZodType;
  shown?: z.ZodType;
  list?: z.ZodType;
  create?: z.ZodObject;
  patch?: z.ZodObject;
  createMany?: z.ZodObject;
  writtenAt?: string;
  adminCalls?: { record?: z.ZodType; summary?: string; access?: 'public'; hasOne?: true };
  hasPatch?: true;
  more?: Call[];
};

const atStart = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
const nameOf = (kind: string) => kind.split('-').map(atStart).join('');

const has = ({ pictures }: Kind, slot: Kind['pictures'][string]) => Object.values(pictures).includes(slot);

const picturesOf = (kind: Kind) => ({
  ...(has(kind, 'one') && { image: picture.nullable() }),
  ...(has(kind, 'many') && { images: z.array(picture) }),
});

const made = new WeakMap<z.ZodObject, z.ZodObject>();

export function recordSchema(kind: Kind): z.ZodObject {
  const known = made.get(kind.fields);
  if (known) return known;
  const { parent, fields } = kind;
  const beside = { ...(parent && { [`${parent}Id`]: z.string() }), ...picturesOf(kind) };
  const schema = named(nameOf(kind.kind), toWireSchema(fields, beside));
  made.set(fields, schema);
  return schema;
}

function bodiesOf(kind: Kind, create: z.ZodObject, patch: z.ZodObject) {
  if (Object.keys(kind.pictures).length === 0)
    return { create: { 'application/json': create }, patch: { 'application/json': patch } };
  const hasMany = has(kind, 'many');
  const isRequired = create.safeParse({}).error?.issues.some(({ path }) => path[0] === 'picture');
  const form = toFormSchema(kind.fields).extend(
    hasMany ? { images: z.array(file).optional() } : { image: isRequired ? file : file.optional() },
  );
  const kept = z.string().meta({ description: 'JSON list of the public_id or url of the pictures to keep' });
  const patchForm = form.partial().extend({
    ...(hasMany && { existingImages: kept.optional() }),
    version: z.string().optional(),
  });
  return {
    create: { 'application/json': create, 'multipart/form-data': form },
    patch: { 'application/json': patch, 'multipart/form-data': patchForm },
  };
}

function writeCalls(kind: Kind, record: z.ZodType, list: z.ZodType, own: Own): Call[] {
  const path = own.writtenAt ?? `/api/admin/${kind.noun}`;
  const one = withArticle(kind.entity);
  const add = { method: 'post', path, access: 'editor' } as const;
  if (own.createMany) {
    const form = z.object({ images: z.array(file).min(1) });
    const body = { 'application/json': own.createMany, 'multipart/form-data': form };
    return [{ ...add, summary: `Add ${one} for each picture`, body, answers: { 201: list } }];
  }
  const plain = plainInput(kind.fields, plainPicturesOf(kind));
  const patch = own.patch ?? plain.patch;
  const bodies = bodiesOf(kind, own.create ?? plain.create, patch);
  const rest = patch.safeParse({}).success ? '; missing fields stay unchanged' : '';
  const of = { path: `${path}/{id}`, access: 'editor', answers: { 200: record }, versioned: true } as const;
  const change = { ...of, body: bodies.patch };
  const read: Call = { ...of, method: 'get', summary: `${atStart(one)}, not cached` };
  const changeSome: Call = { ...change, method: 'patch', summary: `Change some fields of ${one}` };
  return [
    { ...add, summary: `Add ${one}`, body: bodies.create, answers: { 201: record } },
    ...(own.adminCalls?.hasOne ? [read] : []),
    { ...change, method: 'put', summary: `Change ${one}${rest}` },
    ...(own.hasPatch ? [changeSome] : []),
  ];
}

const deleteCall = ({ noun, entity }: Kind): Call => ({
  method: 'delete',
  path: `/api/admin/${noun}/{id}`,
  summary: `Put ${withArticle(entity)} into the bin`,
  access: 'editor',
  answers: { 200: z.null() },
  versioned: true,
});

function childCalls(kind: Kind, parent: RecordKindName, record: z.ZodType, own: Own): Call[] {
  const { noun, entity, plural, fields } = kind;
  const list = `/api/admin/${recordKinds[parent].noun}/{id}/${noun}`;
  const plain = plainInput(fields, plainPicturesOf(kind));
  const bodies = bodiesOf(kind, own.create ?? plain.create, own.patch ?? plain.patch);
  return [
    {
      method: 'get',
      path: list,
      summary: `${plural} of a ${parent}, not cached`,
      access: 'editor',
      answers: { 200: z.array(record) },
    },
    {
      method: 'post',
      path: list,
      summary: `Add ${withArticle(entity)} to a ${parent}`,
      access: 'editor',
      body: bodies.create,
      answers: { 201: record },
    },
    {
      method: 'put',
      path: `/api/admin/${noun}/{id}`,
      summary: `Change ${withArticle(entity)}; missing fields stay unchanged`,
      access: 'editor',
      body: bodies.patch,
      answers: { 200: record },
      versioned: true,
    },
    deleteCall(kind),
  ];
}

export function recordCalls(kind: Kind, own: Own = {}): Call[] {
  const { noun, entity, page, parent } = kind;
  const record = own.record ?? recordSchema(kind);
  if (parent !== null) return childCalls(kind, parent, record, own);
  const list = own.list ?? z.array(record);
  const shown = own.shown ?? record;
  const all = kind.plural.toLowerCase();
  const { access = 'editor', ...adminCall } = own.adminCalls ?? {};
  const readOne: Call = {
    method: 'get',
    path: `/api/${noun}/{id}`,
    summary: atStart(withArticle(entity)),
    access: 'public',
    answers: { 200: shown },
  };
  const adminList: Call = {
    method: 'get',
    path: `/api/admin/${noun}`,
    summary: adminCall.summary ?? `The ${all}${access === 'public' ? '' : ', not cached'}`,
    access,
    answers: { 200: adminCall.record ? z.array(adminCall.record) : list },
  };
  return [
    {
      method: 'get',
      path: `/api/${noun}`,
      summary: `The ${all}`,
      access: 'public',
      answers: { 200: own.list ?? z.array(shown) },
    },
    {
      method: 'put',
      path: `/api/admin/${noun}/order`,
      summary: `Order the ${all}`,
      access: 'editor',
      body: { 'application/json': orderInput },
      answers: { 200: z.null() },
      errors: [409],
    },
    deleteCall(kind),
    ...(own.more ?? []),
    ...(page ? [readOne] : []),
    ...(own.writtenAt ? [] : [adminList]),
    ...writeCalls(kind, record, list, own),
  ];
}
