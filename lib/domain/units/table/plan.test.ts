import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Unit } from '../fields';
import { unitStates } from '../fields';
import { tableHead, toTableLine } from './line';
import { planImport } from './plan';

const text = (max: number) =>
  fc
    .string({ unit: 'grapheme', minLength: 1, maxLength: max })
    .map((typed) => typed.replace(/[\s\p{Cc}'\uFEFF]/gu, ''))
    .filter((typed) => typed !== '' && typed.length <= max && typed.isWellFormed());
const area = fc.option(fc.integer({ min: 0, max: 999_999 }).map((hundredths) => hundredths / 100));

const unit = fc.record({
  tower: fc.oneof(fc.constant(''), text(40)),
  floor: fc.oneof(text(20), fc.constantFrom('-1', '=12', '+3', '@home')),
  number: text(20),
  type: fc.oneof(fc.constant(''), text(40)),
  ...{ carpetArea: area, exclusiveCommonArea: area, commonArea: area, landShare: area },
  parkingLots: fc.option(fc.integer({ min: 0, max: 100 })),
  price: fc.option(fc.integer({ min: 0, max: 2_000_000_000 })),
  state: fc.constantFrom(...unitStates),
});

const given = { known: [], types: [], takesState: true };

it('reads every unit of a table as it was written, whatever is in it', () => {
  const units = fc.uniqueArray(unit, {
    minLength: 1,
    maxLength: 12,
    selector: ({ tower, number }) => `${tower} ${number}`,
  });
  fc.assert(
    fc.property(units, (written) => {
      const plan = planImport(tableHead() + written.map(toTableLine).join(''), given);
      expect(plan.wrong).toEqual([]);
      expect(plan.added).toEqual(written);
    }),
  );
});

it('finds nothing to change in a table of what is here', () => {
  fc.assert(
    fc.property(unit, (written) => {
      const known: Unit[] = [{ ...written, _id: 'a', projectId: 'p', version: 1 }];
      const plan = planImport(tableHead() + toTableLine(written), { ...given, known });
      expect([plan.same, plan.changed, plan.added]).toEqual([1, [], []]);
    }),
  );
});

it('takes columns in any order, spreadsheets’ separators and figures with commas, and leaves alone what it has no column of', () => {
  const known: Unit[] = [
    {
      ...{ _id: 'a', projectId: 'p', version: 1, tower: '', floor: '8', number: '803', type: 'B1' },
      ...{ carpetArea: 104.38, exclusiveCommonArea: 9, commonArea: null, landShare: null, parkingLots: 1 },
      ...{ price: 1, state: 'held' as const },
    },
  ];
  const csv = '\uFEFFPrice;unitNo;FloorNo\r\n89,10,000;803;8\r\n';
  const [change] = planImport(csv, { ...given, known }).changed;
  expect(change?.values).toEqual({ price: 8_910_000 });
});
