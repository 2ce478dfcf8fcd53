import { expect, it, vi } from 'vitest';
import { initialValues } from '@/lib/shared/parsing/record-fields';
import { type PublicProject, publicProjectFields } from './fields';
import { withoutOffer } from './portfolio';

vi.mock('server-only', () => ({}));

const project: PublicProject = {
  ...initialValues(publicProjectFields),
  ...{ _id: 'one', slug: 'one', name: 'Kadal Crest', images: [], locationPicture: null, unitTypes: [] },
  unitCounts: [{ type: 'A1', total: 9, free: 2, floors: [] }],
  ...{ version: 1, createdAt: '', updatedAt: '' },
};
const gate = { since: '2026-11-26', until: '2026-11-26' };

it('under the gate what is completed says of no unit that it is free, and what is offered does', () => {
  const completed = { ...project, status: 'completed' as const };
  expect(withoutOffer(completed, gate).unitCounts).toBeNull();
  expect(withoutOffer(completed, null).unitCounts).toHaveLength(1);
  expect(withoutOffer({ ...project, status: 'ongoing' }, gate).unitCounts).toHaveLength(1);
});
