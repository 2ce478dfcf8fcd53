import { expect, it } from 'vitest';
import { guessColumns } from './schema';

it('finds the columns of a portal’s table by their heads, and those of our own', () => {
  expect(
    guessColumns(['Lead Date', 'Customer Name', 'Mobile No', 'Email ID', 'Project Name', 'Remarks']),
  ).toEqual({
    name: 1,
    phone: 2,
    email: 3,
    source: -1,
    project: 4,
    message: 5,
    receivedAt: 0,
    budget: -1,
    state: -1,
    assignee: -1,
  });
  expect(guessColumns(['Received', 'State', 'Name', 'Phone', 'E-mail'])).toMatchObject({
    name: 2,
    state: 1,
    receivedAt: 0,
  });
});

it.each(['Other phone numbers and e-mails', 'Further ways to be answered'])(
  'finds phone and e-mail in a table that was exported here, with the column “%s”',
  (further) => {
    expect(guessColumns(['Name', 'Phone', 'E-mail', further])).toMatchObject({ name: 0, phone: 1, email: 2 });
  },
);
