import { expect, it } from 'vitest';
import { z } from 'zod';
import { AppError } from './errors';
import { parseInput } from './parse';

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
