import { expect, test } from 'vitest';
import { toFailure, toRefusal } from './record-form-failure';

const plain = {};
const alerting = { alertOf: (fields: Record<string, string>) => (fields.name ? 'Fill in the name.' : null) };

test('nothing that is wrong is no refusal', () => {
  expect(toRefusal(plain, {})).toBeNull();
});

test.each([
  ['One thing', { name: 'Too long' }],
  ['2 things', { name: 'Too long', place: 'Too long' }],
])('a refusal counts what has to be put right: %s', (things, fields) => {
  expect(toRefusal(plain, fields)).toEqual({
    heading: `${things} to correct before you can save`,
    isAlert: false,
    fields,
  });
});

test('where the form has an alert for a field, its words stand in place of the heading', () => {
  const fields = { name: 'Too long' };
  expect(toRefusal(alerting, fields)).toEqual({ heading: 'Fill in the name.', isAlert: true, fields });
  expect(toFailure(alerting, 'Not saved.')).toEqual({ heading: 'Not saved.', isAlert: false, fields: {} });
});
