import { expect, it } from 'vitest';
import { builtInIdentity } from '@/lib/shared/brand/identity';
import { html } from '../../text/html';
import { renderMail } from './render';

const mail = renderMail(
  {
    title: 'Enquiry from Asha & Co',
    body: html`
    <blockquote>${'Is there a lift?\n\nOr <b>stairs</b>?'}</blockquote>
    <table><tr><th>Phone</th><td>+91 98450</td></tr></table>
    <p><a href="https://example.com/?a=1&amp;b=2">Open it</a></p>
    <p><a href="tel:+9198450">+9198450</a></p>`,
    footer: html`<p>Answering writes to ${'asha@example.com'}.</p>`,
  },
  builtInIdentity,
);

it('A mail says the same as text: links with their addresses, rows on a line, nothing escaped', () => {
  expect(mail.text.split('\n').filter(Boolean).slice(1)).toEqual([
    'Enquiry from Asha & Co',
    'Is there a lift?',
    'Or <b>stairs</b>?',
    'Phone +91 98450',
    'Open it: https://example.com/?a=1&b=2',
    '+9198450',
    'Answering writes to asha@example.com.',
  ]);
});

it('A mail is a document with its title, and what was typed is no markup in it', () => {
  expect(mail.html).toMatch(
    /^<!doctype html><html lang="en-IN"><head>.*<title>Enquiry from Asha &amp; Co<\/title>/,
  );
  expect(mail.html).toContain('Or &lt;b&gt;stairs&lt;/b&gt;?');
});
