import { expect, it } from 'vitest';
import { findEnquiry } from './found';
import { emptyLead } from './lead';

const projects = new Map([['kadal crest', 'p1']]);

it('a number and an address are found among words, and nothing that is none', () => {
  expect(
    findEnquiry(
      undefined,
      ['Ref 12, 8841120093847561223', 'Call +91-98000 55551, or Asha.R@Example.com.'],
      projects,
    ),
  ).toEqual({
    ...{ name: '', budget: '', projectId: '', message: '' },
    ...{ phone: '+91-98000 55551', email: 'Asha.R@Example.com' },
  });
});

it('what the adapter read goes before, as far as it can be used', () => {
  const lead = {
    ...emptyLead,
    name: 'Asha',
    phone: 'none',
    email: 'asha',
    project: 'Kadal Crest',
    message: 'Hi',
  };
  expect(findEnquiry(lead, ['none', 'asha', '98000 55551'], projects)).toEqual({
    ...{ name: 'Asha', phone: '98000 55551', email: '', budget: '', projectId: 'p1', message: 'Hi' },
  });
});
