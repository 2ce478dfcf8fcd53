import { expect, it } from 'vitest';
import { tooManyText } from './enquiries';

it.each([
  [1, 'There were too many messages in a short time. Please try again in 1 minute, or call us on 100.'],
  [2, 'There were too many messages in a short time. Please try again in 2 minutes, or call us on 100.'],
])('who has sent too much reads when to try again, in %i minutes, and whom to call', (minutes, text) => {
  expect(tooManyText(minutes, '100')).toBe(text);
});
