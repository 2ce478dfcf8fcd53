import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type FactName, type Facts, factNames, placeholderOf } from '@/lib/content/settings/fact-names';
import { formatRupees, parseRupees } from '@/lib/shared/numbers/rupees';
import { findE164 } from '@/lib/shared/parsing/phone';
import {
  fillPlaceholders,
  findBrokenPlaceholder,
  listPlaceholders,
  replaceLiterals,
  tidyPlaceholders,
} from '@/lib/shared/settings/placeholders';
import { toCsvLine } from '@/lib/shared/tables/csv';
import { parseCsv } from '@/lib/shared/tables/parse-csv';

/** Any text, and often what means something to a spreadsheet. */
const cell = fc.oneof(
  fc.string({ unit: 'grapheme' }),
  fc.string({ unit: fc.constantFrom('"', ',', ';', '\t', '\r', '\n', '=', '-', "'", ' ', 'a', '1') }),
);
const beginsFormula = /^[\s\p{Cc}]*[=+\-@＝＋－＠|%]/u;

it('a table that was written as CSV is read as the same cells, trimmed, with an apostrophe before what looks like a formula', () => {
  fc.assert(
    fc.property(fc.array(fc.array(cell, { minLength: 1, maxLength: 5 }), { maxLength: 6 }), (table) => {
      const expected = table
        .map((line) => line.map((text) => (beginsFormula.test(text) ? `'${text}` : text).trim()))
        .filter((line) => line.some((text) => text !== ''));
      expect(parseCsv(table.map(toCsvLine).join(''))).toEqual(expected);
    }),
  );
});

it('a cell that was written twice is not changed by the second time', () => {
  fc.assert(
    fc.property(cell, (text) => {
      const [[once = ''] = []] = parseCsv(toCsvLine([text, 'x']));
      const [[again] = []] = parseCsv(toCsvLine([once, 'x']));
      expect(again).toBe(once);
    }),
  );
});

const plain = fc.string({ unit: fc.constantFrom(...'abc {}é\n.') });
const named = fc.constantFrom(...factNames);
const written = fc.oneof(
  named.map(placeholderOf),
  named.map((name) => `{ ${name.toUpperCase()} }`),
  named.map((name) => `{{${name}}`),
  plain.map((text) => text.replaceAll(/[{}]/g, '')),
);
const text = fc.array(written, { maxLength: 6 }).map((parts) => parts.join(' '));
const facts = fc
  .array(fc.stringMatching(/^[A-Za-z0-9]{8,12}$/), {
    minLength: factNames.length,
    maxLength: factNames.length,
  })
  .map((values) => Object.fromEntries(factNames.map((name, at) => [name, values[at] ?? ''])) as Facts);

it('tidying a text names the same facts however they were written, and once is enough', () => {
  fc.assert(
    fc.property(text, (typed) => {
      const tidy = tidyPlaceholders(typed);
      expect(tidyPlaceholders(tidy)).toBe(tidy);
      expect(findBrokenPlaceholder(tidy)).toBeNull();
    }),
  );
});

it('tidying breaks no text, whatever its braces', () => {
  fc.assert(
    fc.property(fc.oneof(plain, text), (typed) => {
      const tidy = tidyPlaceholders(typed);
      expect(tidyPlaceholders(tidy)).toBe(tidy);
      expect(listPlaceholders(tidy).length).toBeGreaterThanOrEqual(listPlaceholders(typed).length);
    }),
  );
});

it('a filled text names no fact any more, and is found again where its facts stand in it', () => {
  fc.assert(
    fc.property(text, facts, (typed, known) => {
      const tidy = tidyPlaceholders(typed);
      const filled = fillPlaceholders(tidy, known) ?? '';
      expect(listPlaceholders(filled)).toEqual([]);
      const literals = Object.entries(known) as [FactName, string][];
      expect(fillPlaceholders(replaceLiterals(filled, literals), known)).toBe(filled);
    }),
  );
});

const national = fc.stringMatching(/^[1-9]\d{9}$/);
const spaced = (digits: string, gap: string) => digits.replace(/(?<=^\d{5})/, gap);

it('an Indian number is the same one however it is written', () => {
  fc.assert(
    fc.property(
      national,
      fc.constantFrom('', ' ', '-', '.', '–', '\u200E'),
      fc.constantFrom('', '0', '+91 ', '+91', '0091 ', '91', '+91 (0)'),
      (digits, gap, code) => {
        fc.pre(gap !== '\u200E' || code !== '91');
        expect(findE164(`${code}${spaced(digits, gap)}`)).toBe(`+91${digits}`);
      },
    ),
  );
});

it('what is taken for a number is a whole one, and is taken for the same again', () => {
  const typed = fc.string({ unit: fc.constantFrom(...'+0123456789 ().-a') });
  fc.assert(
    fc.property(fc.oneof(typed, fc.string()), (each) => {
      const found = findE164(each);
      if (found === null) return;
      expect(found).toMatch(/^\+[1-9]\d{7,14}$/);
      expect(findE164(found)).toBe(found);
    }),
    { numRuns: 1000 },
  );
});

it('an amount is read as it was written', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 1e12 }), (rupees) => {
      expect(parseRupees(formatRupees(rupees))).toBe(rupees);
    }),
  );
});

it('an amount in lakhs and crores is exact to the rupee, with as many decimals as make whole rupees', () => {
  const decimal = (digits: number) => fc.tuple(fc.nat(9999), fc.nat(10 ** digits - 1));
  fc.assert(
    fc.property(decimal(5), decimal(7), ([lakhs, rest], [crores, more]) => {
      fc.pre(lakhs + rest > 0 && crores + more > 0);
      expect(parseRupees(`${lakhs}.${String(rest).padStart(5, '0')} lakh`)).toBe(lakhs * 100_000 + rest);
      expect(parseRupees(`₹${crores}.${String(more).padStart(7, '0')} cr`)).toBe(crores * 10_000_000 + more);
    }),
  );
});
