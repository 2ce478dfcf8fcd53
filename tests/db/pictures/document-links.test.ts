import { beforeEach, describe, expect, it } from 'vitest';
import { documentLinks } from '@/lib/content/documents';
import { findLinkState, openLink } from '@/lib/domain/documents/links';
import { updateEnquiry } from '@/lib/domain/enquiries/change-mutations';
import { revokeDocumentLink, sendDocumentAgain } from '@/lib/domain/enquiries/document-mutations';
import { requireEnquiry } from '@/lib/domain/enquiries/queries';
import { createEnquiry } from '@/lib/domain/intake/channels/form/mutations';
import { eraseContact, exportContact } from '@/lib/domain/personal-data/mutations';
import { setProjectHidden } from '@/lib/domain/projects/hide';
import { saveSetting } from '@/lib/domain/settings/mutations';
import { makeToken } from '@/lib/server/auth/signed-token';
import { db } from '@/lib/server/db';
import { stageFile } from '@/lib/server/files/stage';
import { makeAdmin, makeSales } from '../../support/accounts/admin';
import { makePdf } from '../../support/browser/pdf';
import {
  createDocument,
  createProject,
  deleteDocument,
  updateDocument,
} from '../../support/contract/mutations';
import { countLockWaits } from '../../support/database/lock-waits';
import { suspect } from '../../support/enquiries/enquiries';
import { daysFromNow } from '../../support/records/records';
import { newPhone } from '../../support/values';
import { waitFor } from '../../support/wait-for';

const { GET, POST } = await import('@/app/document/route');

const { id: userId } = await db.user.create({ data: { name: 'Asha', email: 'asha@example.com' } });
const admin = makeAdmin({ userId, name: 'Asha' });
const sales = makeSales({ userId, name: 'Asha' });
const pdf = makePdf('on request');
const hour = 3_600_000;
const visitor = { address: '203.0.113.9', isHoneypotFilled: false };

async function addDocument(parentId: string, more: object = {}) {
  const { id } = await stageFile({ bytes: pdf, fileName: 'Brochure.pdf', uploadedById: userId });
  const input = { parentId, title: 'Brochure', kind: 'Brochure', access: 'On request', file: id, ...more };
  return (await createDocument(admin, input)).data;
}

const registered = 'PRM/KA/RERA/1257/334/PR/171015/000001';
const addProject = async (name = 'Sea') =>
  (await createProject(admin, { name, status: 'ongoing', registrations: [{ number: registered }] })).data._id;

/** As the form of the project's page sends it. */
async function ask(projectId: string, more: object = {}) {
  const person = { name: 'Ravi Rai', email: 'ravi@example.com', phone: newPhone(), message: 'Is it free?' };
  await createEnquiry({ ...person, projectId, documents: 'Yes', ...more }, visitor);
  const { id } = await db.enquiry.findFirstOrThrow({ orderBy: { id: 'desc' } });
  return id;
}

const readMail = async (leadId: string, label = 'Acknowledgement') => {
  const items = await db.outboxItem.findMany({ where: { leadId, label }, orderBy: { id: 'desc' } });
  return (items[0]?.payload ?? null) as { html: string; text: string } | null;
};
const tokenIn = (html = '') => decodeURIComponent(/\/document\?token=([^"&\s]+)/.exec(html)?.[1] ?? '');
const askPage = (token: string) =>
  GET(new Request(`https://example.com/document?token=${encodeURIComponent(token)}`));
const fetchFile = (token: string) =>
  POST(
    new Request('https://example.com/document', {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({ token }),
    }),
  );
const linksOf = async (id: string) => (await requireEnquiry(sales, id)).documents;

beforeEach(async () => {
  await db.enquiry.deleteMany();
  await db.project.deleteMany();
  await db.rateLimit.deleteMany();
});

describe('documents on request', () => {
  it('come as links in the acknowledgement, and stand on the enquiry', async () => {
    const sea = await addProject();
    await addDocument(sea);
    await addDocument(sea, { title: 'Plans', kind: 'Plan' });
    await addDocument(sea, { title: 'Papers', kind: 'Papers', access: 'Open' });
    await addDocument(await addProject('Hill'), { title: 'Of another project' });
    const id = await ask(sea);
    const mail = await readMail(id);
    expect(mail?.html.match(/\/document\?token=/g)).toHaveLength(2);
    expect(mail?.html).toContain('>Brochure</a> (PDF)');
    expect(mail?.html).toContain('48 hours');
    expect((await linksOf(id)).map(({ document, openCount }) => [document.title, openCount]).sort()).toEqual([
      ['Brochure', 0],
      ['Plans', 0],
    ]);
    expect((await linksOf(id)).map(({ url }) => url).some((url) => mail?.html.includes(url))).toBe(true);
  });

  it('come to nobody who has not asked, and the acknowledgement is as it was', async () => {
    const sea = await addProject();
    await addDocument(sea);
    for (const documents of [undefined, '', 'No', false]) {
      const id = await ask(sea, { documents, email: `${documents}x@example.com` });
      expect(await linksOf(id)).toEqual([]);
      expect((await readMail(id))?.html).not.toContain('You asked for');
    }
    expect(await db.documentLink.count()).toBe(0);
  });

  it('end with a project that may not be advertised, where that is enforced, and its name stands in no mail', async () => {
    const sea = await addProject('Weirhaven');
    await addDocument(sea);
    const shown = await ask(sea);
    const token = tokenIn((await readMail(shown))?.html);
    expect((await readMail(shown))?.html).toContain('Weirhaven');
    expect(await findLinkState(token)).toBe('open');
    await saveSetting(admin, 'advertising', { value: { mode: 'enforce' } });
    expect(await findLinkState(token)).toBe('ended');
    expect(await openLink(token)).toBeNull();
    const held = await ask(sea, { email: 'late@example.com' });
    const mail = await readMail(held);
    expect(mail?.html).toContain('Our office has received your');
    expect(JSON.stringify(mail)).not.toMatch(/Weirhaven|Brochure/);
    expect((await readMail(held, 'Mail to the team'))?.text).toContain('Weirhaven');
    await saveSetting(admin, 'advertising', { value: { mode: 'warn' } });
  });

  it('wait with the acknowledgement of what is held back as spam, and have their 48 hours from then on', async () => {
    const sea = await addProject();
    await addDocument(sea);
    await createEnquiry(
      {
        name: 'R',
        email: 'r@example.com',
        phone: newPhone(),
        ...suspect,
        projectId: sea,
        documents: 'Yes',
      },
      { ...visitor, isHoneypotFilled: true },
    );
    const { id } = await db.enquiry.findFirstOrThrow({ where: { review: 'waiting' } });
    expect(await readMail(id)).toBeNull();
    await db.documentLink.updateMany({ data: { expiresAt: daysFromNow(-1) } });
    await updateEnquiry(sales, id, { state: 'new' });
    const mail = await readMail(id);
    expect(await findLinkState(tokenIn(mail?.html))).toBe('open');
  });
});

describe('a link to a document', () => {
  async function send() {
    const sea = await addProject();
    const document = await addDocument(sea);
    const id = await ask(sea);
    return { sea, document, id, token: tokenIn((await readMail(id))?.html) };
  }

  it('is asked before it gives anything, so that a program that opens mails uses nothing up', async () => {
    const { id, token } = await send();
    for (let n = 0; n < 5; n += 1) {
      const page = await askPage(token);
      expect([page.status, page.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
      expect(await page.text()).toContain('<button>Download the PDF</button>');
    }
    expect((await linksOf(id))[0]).toMatchObject({ openCount: 0, openedAt: [] });
  });

  it('gives the file as a download as often as it is asked, and each time is counted', async () => {
    const { id, token } = await send();
    for (let n = 0; n < 2; n += 1) {
      const answer = await fetchFile(token);
      expect(answer.status).toBe(200);
      expect(answer.headers.get('content-disposition')).toContain('attachment');
      expect(answer.headers.get('cache-control')).toBe('private, no-store');
      expect(Buffer.from(await answer.arrayBuffer())).toEqual(pdf);
    }
    expect((await linksOf(id))[0]).toMatchObject({
      openCount: 2,
      openedAt: [expect.any(String), expect.any(String)],
    });
  });

  it('is listed with each of sixty openings at once', async () => {
    const { id, token } = await send();
    await Promise.all(Array.from({ length: 60 }, () => openLink(token)));
    const [link] = await linksOf(id);
    expect([link?.openCount, link?.openedAt.length]).toEqual([60, 60]);
  });

  it('that was altered, is of another purpose, or of nothing, is answered 404 in words', async () => {
    const { id, token } = await send();
    const [linkId = ''] = token.split('.');
    const other = await db.documentLink.create({
      data: {
        enquiryId: id,
        documentId: (await db.document.findFirstOrThrow()).id,
        expiresAt: daysFromNow(1),
      },
    });
    const wrong = [
      '',
      linkId,
      `${token}x`,
      token.slice(0, -1),
      token.replace(linkId, other.id),
      makeToken('withdraw', linkId),
      makeToken('document', id),
      makeToken('document', "' or 1=1 --"),
    ];
    for (const each of wrong)
      for (const answer of [await askPage(each), await fetchFile(each)]) {
        expect([each, answer.status]).toEqual([each, 404]);
        expect(await answer.text()).toContain('This link is incomplete');
      }
    expect((await linksOf(id)).every(({ openCount }) => openCount === 0)).toBe(true);
  });

  it('ends after 48 hours, to the moment', async () => {
    const { token } = await send();
    const { createdAt, expiresAt } = await db.documentLink.findFirstOrThrow();
    expect(Math.abs(expiresAt.getTime() - createdAt.getTime() - documentLinks.hours * hour)).toBeLessThan(
      60_000,
    );
    expect(await findLinkState(token, new Date(expiresAt.getTime() - 1))).toBe('open');
    expect(await findLinkState(token, expiresAt)).toBe('ended');
    expect(await openLink(token, expiresAt)).toBeNull();
  });

  it('that is revoked in the moment in which it is opened gives nothing, and counts no opening', async () => {
    const { id, token } = await send();
    const { opening } = await db.$transaction(async (tx) => {
      await tx.documentLink.updateMany({ data: { revokedAt: new Date() } });
      // It reads the link as it was, and waits where it counts.
      const opening = openLink(token);
      await waitFor(async () => expect(await countLockWaits('update document_link set open_count')).toBe(1));
      return { opening };
    });
    expect(await opening).toBeNull();
    expect((await linksOf(id))[0]).toMatchObject({ openCount: 0, openedAt: [] });
  });

  it('that has ended, was revoked, or whose document left the website, is answered 410 in words', async () => {
    const { id, sea, document, token } = await send();
    const expectEnded = async () => {
      for (const answer of [await askPage(token), await fetchFile(token)]) {
        expect(answer.status).toBe(410);
        expect(await answer.text()).toContain('This link has expired');
      }
    };
    const expectOpen = async () => expect((await askPage(token)).status).toBe(200);
    await setProjectHidden(admin, sea, true);
    await expectEnded();
    await setProjectHidden(admin, sea, false);
    await expectOpen();
    const [link] = await linksOf(id);
    await revokeDocumentLink(sales, id, link?._id);
    await expectEnded();
    expect((await linksOf(id))[0]).toMatchObject({ revokedBy: 'Asha', revokedAt: expect.any(String) });
    await db.documentLink.updateMany({ data: { revokedAt: null, expiresAt: daysFromNow(-1) } });
    await expectEnded();
    await db.documentLink.updateMany({ data: { expiresAt: daysFromNow(1) } });
    await expectOpen();
    await updateDocument(admin, document._id, { access: 'Open' });
    await expectOpen();
    await deleteDocument(admin, document._id);
    await expectEnded();
    expect((await linksOf(id))[0]).toMatchObject({ openCount: 0 });
  });

  it('is sent again as a new one, and the former ends; nothing is sent without an address or of what is gone', async () => {
    const { id, document, token } = await send();
    const [link] = await linksOf(id);
    const { data } = await sendDocumentAgain(sales, id, link?._id);
    expect(data.documents.map(({ revokedAt }) => revokedAt === null)).toEqual([true, false]);
    const mail = await readMail(id, 'Document');
    const again = tokenIn(mail?.html);
    // RERA, section 11(2): the mail is about a project.
    expect(mail?.text.replace(/\s+/g, ' ')).toContain(`${registered}, rera.karnataka.gov.in`);
    expect([await findLinkState(token), await findLinkState(again)]).toEqual(['ended', 'open']);
    await deleteDocument(admin, document._id);
    await expect(sendDocumentAgain(sales, id, link?._id)).rejects.toMatchObject({ code: 'invalid' });
    await db.enquiry.update({ where: { id }, data: { email: '' } });
    await expect(sendDocumentAgain(sales, id, link?._id)).rejects.toMatchObject({ code: 'invalid' });
  });

  it('is of its enquiry alone: by another it is neither revoked nor sent', async () => {
    const { id, sea } = await send();
    const other = await ask(sea, { email: 'other@example.com', documents: undefined });
    const [link] = await linksOf(id);
    for (const act of [revokeDocumentLink, sendDocumentAgain])
      for (const given of [link?._id, 'x', { not: null }])
        await expect(act(sales, other, given)).rejects.toMatchObject({ code: 'not_found' });
  });

  it('is in what is kept of its person, and goes with them', async () => {
    const { id, token } = await send();
    const kept = (await exportContact(admin, id)).data as { enquiries: { documentLinks: object[] }[] };
    expect(kept.enquiries[0]?.documentLinks).toHaveLength(1);
    await eraseContact(admin, id);
    expect(await db.documentLink.count()).toBe(0);
    expect((await askPage(token)).status).toBe(404);
  });
});
