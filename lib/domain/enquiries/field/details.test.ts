import { expect, it } from 'vitest';
import { officeForms } from '@/lib/content/enquiries/office-forms';
import { readDetails, requirementNames, toDetailsColumn } from './details';

const none = { interest: '', location: '', propertyType: '', visitOn: '', budget: '' };

it('no form of the office asks by a name that is taken in their column', () => {
  const names = Object.values(officeForms).flatMap(({ fields }) => fields.map(({ name }) => name));
  expect(names.filter((name) => requirementNames.some((taken) => taken === name))).toEqual([]);
});

it('what is kept in one column is read as it was given, and nothing is kept of what is empty', () => {
  const given = { interest: 'luxury', visitOn: '2026-11-30', details: { place: 'Kaup', surveyNumber: '' } };
  const kept = { interest: 'luxury', visitOn: '2026-11-30', place: 'Kaup', surveyNumber: '' };
  expect(toDetailsColumn({ ...given, budget: '', name: 'Asha' })).toEqual({ name: 'Asha', details: kept });
  expect(readDetails(kept)).toEqual({ ...none, ...given });
  expect(toDetailsColumn(none)).toEqual({ details: {} });
});

it.each([
  [null, {}, {}],
  ['Kaup', {}, {}],
  [[], {}, {}],
  [{ interest: 5, budget: '60 lakh', place: 'Kaup' }, { budget: '60 lakh' }, { place: 'Kaup' }],
  [{ interest: 'luxury', place: ['Kaup'] }, { interest: 'luxury' }, {}],
])('%j, which another release may have written, is read', (stored, own, details) => {
  expect(readDetails(stored)).toEqual({ ...none, ...own, details });
});
