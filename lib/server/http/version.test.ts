import { describe, expect, it } from 'vitest';
import { etagOf, findExpectedVersion, withExpectedVersion } from './version';

const ask = (ifMatch?: string) =>
  new Request('https://www.example.com/api/x', {
    headers: ifMatch === undefined ? {} : { 'if-match': ifMatch },
  });

it('a record that carries a version has it as its ETag, and nothing else has one', () => {
  expect(etagOf({ version: 3 })).toEqual({ ETag: '"3"' });
  for (const other of [{}, { version: '3' }, null, undefined, []]) expect(etagOf(other)).toEqual({});
});

describe('If-Match', () => {
  it('names the version that was read', () => {
    expect(findExpectedVersion(ask('"3"'))).toBe(3);
    expect(findExpectedVersion(ask('"123456789"'))).toBe(123_456_789);
  });

  it('may be absent, and may be any', () => {
    expect(findExpectedVersion(ask())).toBeUndefined();
    expect(findExpectedVersion(ask(' * '))).toBeUndefined();
  });

  it.each(['3', '"x"', '""', '', 'W/"3"', '"3", "4"', '"1234567890"', '"-3"'])('cannot be %j', (header) => {
    expect(() => findExpectedVersion(ask(header))).toThrow(
      expect.objectContaining({
        code: 'precondition_failed',
        message: 'If-Match must be the version in quotes, such as "3".',
      }),
    );
  });

  it('goes before the version of the body, and leaves it alone when it is absent', () => {
    const input = { name: 'Crest', version: 1 };
    expect(withExpectedVersion(ask('"3"'), input)).toEqual({ name: 'Crest', version: 3 });
    expect(withExpectedVersion(ask(), input)).toBe(input);
  });
});
