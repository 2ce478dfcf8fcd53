import { z } from 'zod';
import { definePart } from './define';

const mostMinutes = 10_080;

const minutes = (label: string) =>
  z
    .int('Give whole minutes')
    .min(1, 'At least one minute')
    .max(mostMinutes, `At most ${mostMinutes} minutes`)
    .meta({ label });
const isOn = (label: string) => z.boolean().meta({ label });
/** '' for nobody. Former members count as nobody. */
const person = (label: string) => z.string().max(64).meta({ label });

const schema = z.object({
  ownerOn: isOn('Remind the owner'),
  ownerMinutes: minutes('Working minutes until the owner is reminded'),
  headOn: isOn('Notify the head of sales'),
  headMinutes: minutes('Working minutes to answer in'),
  head: person('Head of sales'),
  nextOn: isOn('Notify the next person'),
  nextMinutes: minutes('Working minutes until the next person is notified'),
  next: person('Next after the head of sales'),
});

const input = schema
  .refine(({ ownerMinutes, headMinutes }) => ownerMinutes < headMinutes, {
    error: 'The head of sales is notified after the owner',
    path: ['headMinutes'],
  })
  .refine(({ headMinutes, nextMinutes }) => headMinutes < nextMinutes, {
    error: 'The next person is notified after the head of sales',
    path: ['nextMinutes'],
  })
  .refine(({ nextOn, next }) => !nextOn || next !== '', {
    error: 'Name the next person first',
    path: ['next'],
  });

export const clock = definePart(
  { part: 'clock', name: 'Response time', role: 'admin', isPublic: false },
  {
    schema,
    input,
    initial: {
      ownerOn: true,
      ownerMinutes: 15,
      headOn: true,
      headMinutes: 60,
      head: '',
      nextOn: false,
      nextMinutes: 240,
      next: '',
    },
  },
);
