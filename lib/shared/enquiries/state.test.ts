import { expect, it } from 'vitest';
import { toState, toStoredState } from './state';

it('a site visit is two words to people and one to the database; every other state is the same', () => {
  expect(toState('siteVisit')).toBe('site visit');
  expect(toStoredState('site visit')).toBe('siteVisit');
  for (const state of ['new', 'contacted', 'negotiating', 'won', 'lost', 'spam'] as const) {
    expect(toState(state)).toBe(state);
    expect(toStoredState(state)).toBe(state);
  }
});
