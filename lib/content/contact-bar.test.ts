import { expect, it } from 'vitest';
import { whatsappLink } from './contact-bar';
import { site } from './site';

const textOf = (link: string) => new URL(link).searchParams.get('text');

it('a chat goes to the number of the office in figures alone', () => {
  expect(whatsappLink('tel:+91 (824) 000-0000')).toMatch(/^https:\/\/wa\.me\/918240000000\?text=Hello%20/);
});

it('a chat begins with what it is about, whatever its name holds', () => {
  expect(textOf(whatsappLink('tel:+918240000000'))).toBe(`Hello ${site.name}, I have a question.`);
  expect(textOf(whatsappLink('tel:+918240000000', ''))).toBe(`Hello ${site.name}, I have a question.`);
  expect(textOf(whatsappLink('tel:+918240000000', 'Sand & Sea #2'))).toBe(
    `Hello ${site.name}, I am interested in Sand & Sea #2.`,
  );
});
