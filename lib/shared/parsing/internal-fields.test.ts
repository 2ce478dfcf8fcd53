import { expect, test } from 'vitest';
import { z } from 'zod';
import { internal, isInternal, toPublicFields, toPublicRecord } from './internal-fields';
import { childList } from './record-fields';

const phase = z.object({ number: z.string(), checkedBy: internal(z.string().meta({ label: 'Checked by' })) });
const fields = z.object({
  name: z.string(),
  cases: internal(childList(phase, 'Cases', 3)),
  phases: childList(phase, 'Phases', 3),
});

test('an internal field keeps its label', () => {
  expect(phase.shape.checkedBy.meta()?.label).toBe('Checked by');
  expect([phase.shape.checkedBy, phase.shape.number].map(isInternal)).toEqual([true, false]);
});

test('a public record has no internal field, in its lists either, and keeps what is no field', () => {
  const phases = [{ _id: 'a', number: '1', checkedBy: 'Asha' }];
  const record = { _id: 'r', name: 'Kadal Crest', cases: phases, phases, images: ['one'] };
  expect(toPublicRecord(fields, record)).toEqual({
    _id: 'r',
    name: 'Kadal Crest',
    phases: [{ _id: 'a', number: '1' }],
    images: ['one'],
  });
});

test('public fields accept what a public record has, and name no internal field', () => {
  const shown = toPublicFields(fields);
  expect(Object.keys(shown.shape)).toEqual(['name', 'phases']);
  expect(Object.keys(shown.shape.phases.element.shape)).toEqual(['number', '_id']);
});
