import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { toFieldText } from './field-text';
import { optionalText, requiredText, richText } from './fields';
import {
  choicesOf,
  fieldTypeOf,
  initialValues,
  labelOf,
  maxLengthOf,
  pickFields,
  toCreateSchema,
  toPatchSchema,
  toUpdateSchema,
} from './record-fields';

const fields = z.object({
  name: requiredText('Name it', 20).meta({ label: 'Name' }),
  place: optionalText(10).meta({ label: 'Place' }),
  text: richText('Too long').meta({ label: 'Text' }),
  state: z.enum(['open', 'closed']).meta({ label: 'State' }),
  area: z.enum(['north', 'south']).nullable().meta({ label: 'Area' }),
  shown: z.boolean().meta({ label: 'Shown', initial: true, flag: ['shown', 'not shown'] }),
  tags: z.array(optionalText(5)).meta({ label: 'Tags' }),
  groups: z.array(z.object({ title: z.string(), lines: z.array(z.string()) })).meta({ label: 'Groups' }),
  count: z.number().meta({ label: 'Count' }),
});

const empty = { place: '', text: '', area: null, shown: true, tags: [], groups: [], count: 0 };
const { shape } = fields;

test('a new record starts empty, but for what says what it starts with', () => {
  expect(initialValues(fields)).toEqual({ ...empty, name: '', state: '' });
});

describe('a record is created', () => {
  test('without the fields that may be empty, which are empty then', () => {
    expect(toCreateSchema(fields).parse({ name: ' A ', state: 'open' })).toEqual({
      ...empty,
      name: 'A',
      state: 'open',
    });
  });

  test('with the sentence of each field that may not be', () => {
    const { error } = toCreateSchema(fields).safeParse({ state: 'open' });
    expect(error?.issues.map(({ message }) => message)).toEqual(['Name it']);
    expect(toCreateSchema(fields).safeParse({ name: 'A' }).error?.issues[0]?.path).toEqual(['state']);
  });
});

test('a patch fills nothing in, and an update wants every field', () => {
  expect(toPatchSchema(fields).parse({ place: 'Kadri', version: 3 })).toEqual({ place: 'Kadri', version: 3 });
  expect(toUpdateSchema(fields).safeParse({ ...empty, name: 'A' }).success).toBe(false);
  expect(toUpdateSchema(fields).safeParse({ ...empty, name: 'A', state: 'open' }).success).toBe(true);
});

test('a path is called by its field, and by itself where there is none', () => {
  expect(labelOf(fields, 'groups.0.title')).toBe('Groups');
  expect(labelOf(fields, 'nothing')).toBe('nothing');
});

test('the length of a text is the one that it is checked by', () => {
  expect(maxLengthOf(fields, 'place')).toBe(10);
  expect(maxLengthOf(toCreateSchema(fields), 'place')).toBe(10);
  expect(maxLengthOf(fields, 'shown')).toBeUndefined();
});

test('every field has a type, whatever it is wrapped in', () => {
  const types = Object.entries(shape).map(([name, schema]) => [name, fieldTypeOf(schema.optional())]);
  expect(Object.fromEntries(types)).toEqual({
    name: 'text',
    place: 'text',
    text: 'text',
    state: 'choice',
    area: 'choice',
    shown: 'flag',
    tags: 'texts',
    groups: 'json',
    count: 'number',
  });
  expect(choicesOf(shape.area)).toEqual(['north', 'south']);
});

test('the fields are taken out of a record, and nothing else', () => {
  const values = { ...empty, name: 'A', state: 'open' as const };
  expect(pickFields(fields, { ...values, _id: 'x', version: 1 } as typeof values)).toEqual(values);
});

test('a value is a short text for people', () => {
  expect(toFieldText(shape.text, '<p>One</p><p>Two</p>')).toBe('One Two');
  expect(toFieldText(shape.shown, false)).toBe('not shown');
  expect(toFieldText(z.boolean(), true)).toBe('yes');
  expect(toFieldText(shape.area, null)).toBe('');
  expect(toFieldText(shape.tags, ['Gym', 'Pool'])).toBe('Gym, Pool');
  expect(
    toFieldText(shape.groups, [
      { title: 'A', lines: ['1', '2'] },
      { title: 'B', lines: ['3'] },
    ]),
  ).toBe('A: 1, 2; B: 3');
});
