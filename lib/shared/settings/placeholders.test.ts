import { describe, expect, it } from 'vitest';
import { type Facts, factNames } from '@/lib/content/settings/fact-names';
import {
  coverPlaceholders,
  fillPlaceholders,
  fillTexts,
  findBrokenPlaceholder,
  listPlaceholders,
  replaceLiterals,
  tidyPlaceholders,
} from './placeholders';

const facts: Facts = {
  // Every name has a text of its own.
  ...(Object.fromEntries(factNames.map((name) => [name, `the ${name}`])) as Facts),
  phone: '+91 98450 12345',
  'registered name': '',
  'company number': '',
  'data contact': '',
};

describe('a placeholder', () => {
  it.each(['{{phone}}', '{phone}', '{{ Phone }}', '{{phone}', '{PHONE}}'])('may be typed as %s', (typed) => {
    expect(tidyPlaceholders(`Call ${typed}.`)).toBe('Call {{phone}}.');
  });

  it.each(['{{fone}}', '{7*7}', '{{}}', 'phone', '{ }'])('is not seen in %s', (typed) => {
    expect(tidyPlaceholders(typed)).toBe(typed);
    expect(listPlaceholders(typed)).toEqual([]);
  });

  it.each([
    ['Call {{fone}}.', '{{fone}}'],
    ['Call {{phone.', '{{phone.'],
    ['Call phone}}.', 'phone}}'],
    ['{{phone}} {{phone}}}', '}'],
    ['A { brace', '{'],
  ])('of %s that is broken is found as %s', (text, broken) => {
    expect(findBrokenPlaceholder(text)).toBe(broken);
  });

  it('that names a fact is not broken, and is counted as often as it stands', () => {
    const text = '{{phone}}, {{PIN code}}, {{phone}}';
    expect(findBrokenPlaceholder(text)).toBeNull();
    expect(listPlaceholders(text)).toEqual(['phone', 'PIN code', 'phone']);
  });
});

it.each([
  ['a caret inside a placeholder takes the whole of it', 8, 8, '{{phone}}'],
  ['a selection that ends inside takes it whole', 0, 8, 'Call {{phone}}'],
  ['a selection that begins inside takes it whole', 8, 18, '{{phone}} now'],
  ['a caret at its end stays there', 14, 14, ''],
  ['a caret elsewhere stays there', 2, 2, ''],
])('%s', (_what, start, end, selected) => {
  const text = 'Call {{phone}} now.';
  expect(text.slice(...coverPlaceholders(text, start, end))).toBe(selected);
});

describe('a text', () => {
  it('is filled wherever it names a fact, and keeps other braces', () => {
    expect(fillPlaceholders('{{phone}} or {{phone}}, {{x}}', facts)).toBe(
      '+91 98450 12345 or +91 98450 12345, {{x}}',
    );
  });

  it('that names a missing fact is left out of its list, and empty elsewhere', () => {
    const given = { lead: '{{registered name}}', lines: ['We are {{registered name}}.', '{{phone}}'], at: 3 };
    expect(fillTexts(given, facts)).toEqual({ lead: '', lines: ['+91 98450 12345'], at: 3 });
  });

  it('has placeholders for the facts that it spells out, the longest first, and none for a short one', () => {
    const literals = [
      ['PIN code', '576 101'],
      ['address', 'Tower One, Udupi 576 101'],
      ['city', 'Udupi'],
    ] as const;
    expect(
      replaceLiterals(
        { a: ['Tower One, Udupi 576 101', 'PIN 576 101', 'Udupi'] },
        literals.map((each) => [...each]),
      ),
    ).toEqual({ a: ['{{address}}', 'PIN {{PIN code}}', 'Udupi'] });
  });
});
