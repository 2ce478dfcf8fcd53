import { expect, it } from 'vitest';
import { whatsappLink } from './contact-bar';

const brand = 'Sea Tower Homes';

const textOf = (link: string) => new URL(link).searchParams.get('text');

it('a chat goes to the number of the office in figures alone', () => {
  expect(whatsappLink({ phoneHref: 'tel:+91 (824) 000-0000', brand })).toMatch(
    /^https:\/\/wa\.me\/918240000000\?text=Hello%20/,
  );
});

it('a chat begins with what it is about, whatever its name holds', () => {
  expect(textOf(whatsappLink({ phoneHref: 'tel:+918240000000', brand }))).toBe(
    `Hello ${brand}, I have a question.`,
  );
  expect(textOf(whatsappLink({ phoneHref: 'tel:+918240000000', brand }, ''))).toBe(
    `Hello ${brand}, I have a question.`,
  );
  expect(textOf(whatsappLink({ phoneHref: 'tel:+918240000000', brand }, 'Sand & Sea #2'))).toBe(
    `Hello ${brand}, I am interested in Sand & Sea #2.`,
  );
});
