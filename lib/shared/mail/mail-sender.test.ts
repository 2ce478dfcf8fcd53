import { expect, it } from 'vitest';
import { domainOfSender, formatSender } from './mail-sender';

it.each([
  ['', 'office@example.com'],
  ['Tower Homes', 'Tower Homes <office@example.com>'],
  ['ಗೋಪುರ & Sons', 'ಗೋಪುರ & Sons <office@example.com>'],
  ['Tower, Homes (Office)', '"Tower, Homes (Office)" <office@example.com>'],
])('a sender of the name “%s” is written %s', (name, text) => {
  expect(formatSender({ name, address: 'office@example.com' })).toBe(text);
});

it.each([
  ['office@Example.com', 'example.com'],
  ['Office <office@mail.example.com>', 'mail.example.com'],
  ['"a@b.example" <office@example.com> ', 'example.com'],
  ['Office', ''],
])('the domain of %s is “%s”', (sender, domain) => {
  expect(domainOfSender(sender)).toBe(domain);
});
