import { expect, it } from 'vitest';
import { findEnquiry } from './found';
import { emptyLead } from './lead';

const findProject = (theirs: string) => (theirs === 'KC-02' ? 'p1' : '');

it('a number and an address are found among words, and nothing that is none', () => {
  expect(
    findEnquiry(
      undefined,
      ['Ref 12, 8841120093847561223', 'Call +91-98000 55551, or Asha.R@Example.com.'],
      findProject,
    ),
  ).toEqual({
    ...{ name: '', whatsapp: '', budget: '', projectId: '', message: '' },
    ...{ phone: '+91-98000 55551', email: 'Asha.R@Example.com' },
  });
});

it('what the adapter read goes before, as far as it can be used', () => {
  const lead = {
    ...emptyLead,
    name: 'Asha',
    phone: 'none',
    email: 'asha',
    project: 'KC-02',
    message: 'Hi',
  };
  expect(findEnquiry(lead, ['none', 'asha', '98000 55551'], findProject)).toEqual({
    ...{
      name: 'Asha',
      phone: '98000 55551',
      email: '',
      whatsapp: '',
      budget: '',
      projectId: 'p1',
      message: 'Hi',
    },
  });
});
