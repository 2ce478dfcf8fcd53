import fs from 'node:fs';
import path from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { type OfficeFormName, officeFormNames } from '@/lib/content/enquiries/office-form-pages';
import { cvLimits } from '@/lib/content/enquiries/office-forms';
import { findFile } from '@/lib/domain/documents/queries';
import { addNote } from '@/lib/domain/enquiries/change-mutations';
import { takeCv } from '@/lib/domain/enquiries/cv';
import { requireEnquiry } from '@/lib/domain/enquiries/queries';
import { purgeOldEnquiries } from '@/lib/domain/enquiries/retention';
import { createOfficeEnquiry } from '@/lib/domain/intake/channels/form/mutations';
import { eraseContact, exportContact } from '@/lib/domain/personal-data/mutations';
import { saveSetting } from '@/lib/domain/settings/mutations';
import { db } from '@/lib/server/db';
import { answerFile } from '@/lib/server/files/answer';
import { sweepFiles } from '@/lib/server/files/sweep';
import { dayMs } from '@/lib/shared/time/day-ms';
import { makeAdmin, makeEditor } from '../../support/accounts/admin';
import { makePdf, makePdfFile } from '../../support/browser/pdf';
import { makeEnquiry, makeSender, suspect } from '../../support/enquiries/enquiries';

const admin = makeAdmin();
const folder = path.join(process.env.DATA_DIR ?? '', 'uploads', 'files');
const listStored = () => (fs.existsSync(folder) ? fs.readdirSync(folder) : []);
const agent = 'PRM/KA/RERA/1251/309/AG/180625/000001';

const asked: Record<OfficeFormName, Record<string, unknown>> = {
  landowner: { place: 'Kaup', extent: '12,5', unit: 'cents', intent: 'sale' },
  partner: { firm: 'Coast Homes', agentNumber: ` ${agent.toLowerCase()} `, terms: 'Yes' },
  career: { position: 'Site engineer' },
  media: { publication: 'The Coast', deadline: '2026-12-31' },
};

const turn = (change: object) =>
  saveSetting(admin, 'forms', {
    value: { landowner: false, partner: false, career: false, media: false, cvMonths: 6, ...change },
  });
const allOn = { landowner: true, partner: true, career: true, media: true };

function send(form: OfficeFormName, change: Record<string, unknown> = {}, sender = makeSender()) {
  const cv = form === 'career' ? { cv: makePdfFile('Asha Rao.pdf') } : {};
  return createOfficeEnquiry(form)({ ...makeEnquiry(), ...asked[form], ...cv, ...change }, sender);
}

const only = async () => {
  const rows = await db.enquiry.findMany({ orderBy: { id: 'asc' }, include: { consents: true } });
  return rows.at(-1) ?? expect.fail();
};
const noticeOf = async () => (await only()).consents[0] ?? expect.fail();
const errorsOf = (sent: Promise<unknown>) =>
  sent.then(
    () => ({}),
    ({ fields }) => fields,
  );

beforeEach(async () => {
  await db.enquiry.deleteMany();
  await db.file.deleteMany({ where: { use: null } });
  await db.outboxItem.deleteMany();
  fs.rmSync(folder, { recursive: true, force: true });
  await turn(allOn);
});

describe('a form of the office', () => {
  test.each(officeFormNames)('%s takes nothing while it is off, and says whom to call', async (form) => {
    await turn({ ...allOn, [form]: false });
    await expect(send(form)).rejects.toMatchObject({ code: 'not_found', message: /Please call us/ });
    expect(await db.enquiry.count()).toBe(0);
    expect(listStored()).toEqual([]);
  });

  test.each(officeFormNames)(
    '%s becomes an enquiry of its kind, of which team and sender are told in its words',
    async (form) => {
      await send(form);
      const row = await only();
      expect(row).toMatchObject({
        kindName: form,
        state: 'new',
        consents: [{ noticeVersion: /^2026-11-/ }],
      });
      const shown = await requireEnquiry(admin, row.id);
      expect(shown.kind).toBe(form);
      expect(shown.noticeText).not.toContain('{{');
      const mails = await db.outboxItem.findMany({ orderBy: { label: 'asc' } });
      expect(mails.map(({ label }) => label)).toEqual(['Acknowledgement', 'Mail to the team']);
      const [acknowledgement, team] = mails.map(({ payload }) => JSON.stringify(payload));
      const words = {
        landowner: ['land offer', 'Land offer from', 'Kaup', '12.5'],
        partner: ['request', 'Partner request from', 'Coast Homes', agent],
        career: ['application', 'Application from', 'Site engineer', ''],
        media: ['press enquiry', 'Press enquiry from', 'The Coast', '31 Dec 2026'],
      }[form];
      expect(acknowledgement).toContain(words[0]);
      for (const word of words.slice(1)) expect(team).toContain(word);
    },
  );

  test('tells of everything that is wrong at once, and keeps none of it', async () => {
    const nobody = { name: '', email: 'x', phone: '1' };
    expect(
      await errorsOf(send('landowner', { ...nobody, place: '', extent: 'much', unit: '', intent: 'rent' })),
    ).toEqual({
      name: 'Name is required',
      email: 'Invalid email format',
      phone: expect.stringContaining('a phone number'),
      place: 'Location of the land is required',
      extent: 'Area is a number, such as 2.5',
      unit: 'Unit is required',
      intent: 'Joint development or sale is required',
    });
    expect(await errorsOf(send('career', { position: '', cv: undefined }))).toEqual({
      position: 'Position is required',
      cv: 'Please choose your CV, a PDF',
    });
    expect(await errorsOf(send('media', { message: '', deadline: 'soon' }))).toMatchObject({
      message: expect.stringContaining('What you would like to know is required'),
      deadline: 'Give a day as 2026-12-31',
    });
    expect(await db.enquiry.count()).toBe(0);
  });

  test.each([
    ['PRM/KA/RERA/1251/309/PR/180625/000001', /of a project/],
    ['ack/ka/rera/1251/309/ag/180625/000001', /acknowledgement of an application/],
    ['', /is required/],
  ])('a channel partner gives the registration of an agent: %s is none', async (agentNumber, message) => {
    expect(await errorsOf(send('partner', { agentNumber }))).toEqual({
      agentNumber: expect.stringMatching(message),
    });
  });

  test.each(['AG 12', 'PRM/KA/RERA/1257', 'RAJ/A/2017/001'])(
    'the number %s of an agent has another form, and is taken as it stands',
    async (agentNumber) => {
      await send('partner', { agentNumber });
      expect((await only()).details).toMatchObject({ agentNumber });
    },
  );

  test('a channel partner accepts the terms, which are kept as they stood then', async () => {
    const missing = { terms: 'Please accept the terms for partners' };
    expect(await errorsOf(send('partner', { terms: undefined }))).toEqual(missing);
    await turn({ ...allOn, partnerTerms: 'You promise nothing in our name.' });
    await send('partner');
    const { id, details } = await only();
    const { noticeVersion } = await noticeOf();
    await turn({ ...allOn, partnerTerms: 'Something else.' });
    expect(details).toMatchObject({ terms: 'Yes' });
    await send('partner');
    expect((await noticeOf()).noticeVersion).not.toBe(noticeVersion);
    const { noticeText } = await requireEnquiry(admin, id);
    expect(noticeText).toContain('firm and registration');
    expect(noticeText).toMatch(/Terms for partners\nYou promise nothing in our name\.$/);
  });

  test('the same sent twice is one, and what spam looks like is held back', async () => {
    const same = { ...makeEnquiry(), requestKey: 'a'.repeat(32) };
    await send('career', same);
    await send('career', same);
    expect(await db.enquiry.count()).toBe(1);
    expect(listStored()).toHaveLength(1);
    await send('career', suspect, makeSender(true));
    const held = await only();
    expect(held).toMatchObject({ state: 'spam', review: 'waiting' });
    expect((await requireEnquiry(admin, held.id)).cv).toMatchObject({ name: 'Asha Rao.pdf' });
  });
});

describe('a CV', () => {
  test.each([
    [makePdfFile('CV.pdf', makePdf('cv', cvLimits.maxBytes + 1)), /larger than 4 MB/],
    [null, /larger than 4 MB/],
    [new File(['<html>'], 'CV.pdf', { type: 'application/pdf' }), /not a complete PDF/],
    [new File([new Uint8Array(makePdf()), new Uint8Array(2000)], 'CV.pdf'), /not a complete PDF/],
    [new File([], 'CV.pdf'), /is empty/],
    ['CV.pdf', /choose your CV/],
  ])('is a PDF by its bytes, of at most 4 MB', async (cv, message) => {
    expect(await errorsOf(send('career', { cv }))).toEqual({ cv: expect.stringMatching(message) });
    expect(listStored()).toEqual([]);
  });

  test('is given to admins as a download and to no editor, and that it was taken stands in the history', async () => {
    await send('career');
    const { id } = await only();
    const row = await takeCv(admin, id);
    const answer = await answerFile(new Request('https://example.com'), row, 'one');
    expect(Buffer.from(await answer.arrayBuffer())).toEqual(makePdf());
    expect(answer.headers.get('content-disposition')).toContain('attachment; filename="Asha Rao.pdf"');
    expect(answer.headers.get('content-security-policy')).toContain('sandbox');
    await expect(findFile(makeEditor(), row.id)).rejects.toMatchObject({ code: 'not_found' });
    expect(await db.auditEntry.findFirst({ where: { action: 'export', entityId: id } })).toMatchObject({
      label: 'CV',
    });
    await send('media');
    await expect(takeCv(admin, (await only()).id)).rejects.toMatchObject({ code: 'not_found' });
  });

  test('stays as long as its application, whatever is swept', async () => {
    await send('career');
    await sweepFiles(new Date(Date.now() + 400 * dayMs));
    expect(listStored()).toHaveLength(1);
  });

  test('is kept for months of its own from the last contact, and goes with its application', async () => {
    await turn({ ...allOn, cvMonths: 3 });
    await send('career');
    const { id, retainUntil } = await only();
    const { noticeHash } = await noticeOf();
    const months = (until: Date) => Math.round((until.getTime() - Date.now()) / (30.4 * dayMs));
    expect(months(retainUntil)).toBe(3);
    expect((await db.notice.findUniqueOrThrow({ where: { hash: noticeHash } })).text).toContain('3 months');
    await turn({ ...allOn, cvMonths: 5 });
    await addNote(admin, id, { text: 'Called' });
    expect(months((await only()).retainUntil)).toBe(5);
    await send('landowner');
    expect(months((await only()).retainUntil)).toBe(24);
    await purgeOldEnquiries(new Date(Date.now() + 200 * dayMs));
    expect((await db.enquiry.findMany()).map(({ kindName }) => kindName)).toEqual(['landowner']);
    await sweepFiles();
    expect([listStored(), await db.file.count()]).toEqual([[], 0]);
  });

  test('is in what its person is given, and erased with them at once', async () => {
    await send('career');
    const { id } = await only();
    const { data } = await exportContact(admin, id);
    expect(data).toMatchObject({
      cvs: [{ name: 'Asha Rao.pdf', pdfBase64: makePdf().toString('base64') }],
      enquiries: [{ details: { position: 'Site engineer' } }],
    });
    const { data: erased } = await eraseContact(admin, id);
    expect(erased).toEqual({ enquiries: 1 });
    expect([listStored(), await db.file.count(), await db.fileUse.count()]).toEqual([[], 0, 0]);
  });
});
