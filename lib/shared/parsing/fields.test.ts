import { describe, expect, it } from 'vitest';
import { optionalText, requiredText } from './fields';

const messagesOf = (schema: ReturnType<typeof optionalText>, value: unknown) =>
  schema.safeParse(value).error?.issues.map(({ message }) => message);

describe('a text of a record', () => {
  it('is trimmed, and loses what the database cannot keep', () => {
    for (const schema of [optionalText(9), requiredText('Name is required', 9)])
      expect(schema.parse(' \u0000Sea\u0000 ')).toBe('Sea');
  });

  it('has as many characters as its limit says, and not one more', () => {
    for (const schema of [optionalText(3), requiredText('Name is required', 3)]) {
      expect(schema.parse('Sea')).toBe('Sea');
      expect(messagesOf(schema, 'Seas')).toEqual(['At most 3 characters']);
    }
  });

  it('may be empty where it is optional', () => {
    expect(optionalText(3).parse('  ')).toBe('');
  });

  it.each([undefined, null, 5, '', '   ', '\u0000'])(
    'is missing where it is required and %j is sent',
    (value) => {
      expect(messagesOf(requiredText('Name is required', 3), value)).toEqual(['Name is required']);
    },
  );
});
