import { expect, it } from 'vitest';
import { z } from 'zod';
import { AppError } from '../errors';
import { parseInput, wholeCharacters } from './parse';

const input = z.object({
  name: z.string('Name is required').min(3, 'Too short').regex(/^S/, 'Must begin with S'),
  lines: z.array(z.object({ title: z.string('A line needs a title') })).default([]),
});

function refusalOf(value: unknown): AppError {
  try {
    parseInput(input, value);
  } catch (error) {
    if (error instanceof AppError) return error;
  }
  throw new Error('Nothing was refused.');
}

it('answers what the schema makes of the input', () => {
  expect(parseInput(input, { name: 'Sea', extra: 1 })).toEqual({ name: 'Sea', lines: [] });
});

it('says the first thing that is wrong with each field, by its path, and the first of all as its own', () => {
  const error = refusalOf({ name: 'a', lines: [{ title: 'Roof' }, {}] });
  expect(error.code).toBe('invalid');
  expect(error.message).toBe('Too short');
  expect(error.fields).toEqual({ name: 'Too short', 'lines.1.title': 'A line needs a title' });
});

it.each([
  ['name', { name: 'Sea\ud800' }],
  ['lines', { name: 'Sea', lines: [{ title: '\udc00 first' }] }],
  ['tags', { name: 'Sea', tags: { '\ud83d': 1 } }],
  ['body', { name: 'Sea', '\ud83d': 1 }],
])('half a character is refused at its field: %s', (field, value) => {
  expect(refusalOf(value).fields).toEqual({ [field]: wholeCharacters });
});

it('a whole character beyond the first 65,536 is none, and a file is not looked into', () => {
  const looked = { name: 'Sea 🌊', file: Object.assign(new Uint8Array(2), { half: '\ud800' }) };
  expect(parseInput(input, looked).name).toBe('Sea 🌊');
});

it('looks as deep as JSON goes', () => {
  let deep: unknown = '\ud800';
  for (let level = 0; level < 100_000; level += 1) deep = [deep];
  expect(refusalOf({ name: 'Sea', deep }).fields).toEqual({ deep: wholeCharacters });
});
