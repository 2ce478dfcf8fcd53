import { expect, it } from 'vitest';
import type { ContactPoint } from './contact-points';
import { titleOf } from './contact-points';

it('is the name, without one the first way in which they are reached, and of an id what it is', () => {
  const contactPoints: ContactPoint[] = [
    { kind: 'phone', value: '+919845012345' },
    { kind: 'email', value: 'asha@example.net' },
    { kind: 'whatsapp', value: 'IN.100000000000003' },
  ];
  expect(titleOf({ name: 'Asha Rao', contactPoints })).toBe('Asha Rao');
  expect(
    [0, 1, 2, 3].map((first) => titleOf({ name: '', contactPoints: contactPoints.slice(first) })),
  ).toEqual(['+91 98450 12345', 'asha@example.net', 'WhatsApp id IN.100000000000003', '']);
});
