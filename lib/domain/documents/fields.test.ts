import { expect, it } from 'vitest';
import { isOlderThan, type ProjectDocument } from './fields';

const at = (uploadedAt: string) => ({ _id: 'f', name: 'a.pdf', bytes: 1, uploadedAt });
const saved = { updatedAt: '2026-11-05T10:00:00.000Z' };
const older = at('2026-11-05T09:59:59.999Z');

it.each<[string, Pick<ProjectDocument, 'kind' | 'file'>, boolean]>([
  ['before', { kind: 'Brochure', file: older }, true],
  ['at that moment', { kind: 'Brochure', file: at(saved.updatedAt) }, false],
  ['after', { kind: 'Brochure', file: at('2026-11-06T00:00:00.000Z') }, false],
  ['before, and is no brochure', { kind: 'Sanctioned plan', file: older }, false],
  ['never', { kind: 'Brochure', file: null }, false],
])('A brochure that was uploaded %s the last save of its project', (_when, document, isOlder) => {
  expect(isOlderThan(document, saved)).toBe(isOlder);
});
