import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { PublicDocument } from '@/lib/domain/documents/fields';
import { paperFields } from '@/lib/domain/papers/fields';
import { publicRegistrationFields } from '@/lib/domain/registrations/fields';
import { initialValues } from '@/lib/shared/parsing/record-fields';
import { PapersSection } from './papers-section';
import { RegistrationBlock } from './registration-block';

const document: PublicDocument = {
  ...{ _id: 'scan', projectId: 'one', title: 'Scan', kind: 'Papers', date: '', access: 'Open' },
  ...{ bytes: 204_800, url: '/documents/scan' },
};
const onRequest: PublicDocument = { ...document, access: 'On request', url: null };
const paper = { ...initialValues(paperFields), _id: 'paper', kind: 'Building licence', documentId: 'scan' };
const registration = {
  ...initialValues(publicRegistrationFields),
  number: 'PRM/KA/RERA/0000/000/PR/000000/000001',
  documentId: 'scan',
};
const exemption = {
  reason: 'at most 8 apartments in all phases' as const,
  sentence: 'This project has six apartments.',
  document: 'Licence BL 7/2026',
  documentId: 'scan',
};

const drawPaper = (documents: PublicDocument[], documentId = 'scan') =>
  renderToStaticMarkup(<PapersSection papers={[{ ...paper, documentId }]} documents={documents} />);
const drawBlock = (documents?: PublicDocument[]) =>
  renderToStaticMarkup(
    <RegistrationBlock
      registrations={[registration]}
      exemptions={[exemption]}
      {...(documents && { documents })}
    />,
  );
const links = (html: string) =>
  [...html.matchAll(/<a href="([^"]*)"[^>]*>([^<]*)<\/a>/g)].map(([, href, text]) => [href, text]);

describe('the document of a paper', () => {
  it('is a link on its name, with the size, where it is open', () => {
    expect(links(drawPaper([document]))).toEqual([['/documents/scan', 'Building licence']]);
    expect(drawPaper([document])).toContain('PDF, 200 KB');
  });

  it('leads to the form that asks for it where it is on request', () => {
    expect(links(drawPaper([onRequest]))).toEqual([['#enquiry-documents', 'Building licence']]);
    expect(drawPaper([onRequest])).toContain('PDF, 200 KB, On request');
  });

  it('is nothing where it is in the bin, gone or not named: the paper stands as it stood', () => {
    expect(drawPaper([])).toBe(drawPaper([document], ''));
    expect(drawPaper([])).toContain('Building licence');
    expect(links(drawPaper([]))).toEqual([]);
  });
});

it('a registration has its certificate beside the way to that of the Authority, and an exemption the document that proves it', () => {
  const html = drawBlock([document]);
  expect(links(html)).toEqual([
    ['/documents/scan', 'Registration certificate'],
    ['/documents/scan', 'Licence BL 7/2026'],
  ]);
  expect(html).toContain('Open the certificate');
  expect(links(drawBlock([onRequest])).map(([href]) => href)).toEqual([
    '#enquiry-documents',
    '#enquiry-documents',
  ]);
  expect(drawBlock()).toContain('Document: Licence BL 7/2026');
  expect(links(drawBlock())).toEqual([]);
});
