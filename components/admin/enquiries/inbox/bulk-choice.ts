import { type EnquiryState, enquiryStates, stateNames } from '@/lib/content/enquiries/enquiries';
import type { FilterOptions } from '@/lib/domain/enquiries/inbox/dto';
import type { EnquiryChange } from '@/lib/domain/enquiries/schema';

export type BulkChoice = { name: string; change: EnquiryChange; done: string };

// Each sale has its own value.
const oneByOne: EnquiryState[] = ['won', 'spam'];

const toMove = (state: EnquiryState): BulkChoice => ({
  name: `Move to ${stateNames[state]}`,
  change: { state },
  done: `moved to ${stateNames[state]}`,
});

export function listBulkChoices(
  people: FilterOptions['people'],
  isSpam: boolean,
): ReadonlyMap<string, BulkChoice> {
  if (isSpam)
    return new Map([
      [
        'new',
        { name: 'Not spam, move to inbox', change: { state: 'new' }, done: 'moved to the inbox as New' },
      ],
      ['spam', { name: 'Yes, spam', change: { needsReview: false }, done: 'confirmed as spam' }],
    ]);
  return new Map<string, BulkChoice>([
    ...people.map(({ _id, name }): [string, BulkChoice] => [
      `assign ${_id}`,
      { name: `Assign to ${name}`, change: { assignee: _id }, done: `assigned to ${name}` },
    ]),
    ['assign', { name: 'Assign to nobody', change: { assignee: null }, done: 'assigned to nobody' }],
    ...enquiryStates
      .filter((state) => !oneByOne.includes(state))
      .map((state): [string, BulkChoice] => [state, toMove(state)]),
    ['spam', { name: 'Mark as spam', change: { state: 'spam' }, done: 'marked as spam' }],
  ]);
}
