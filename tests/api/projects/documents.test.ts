import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addEditor, addSalesPerson } from '../../support/accounts/people';
import { makePdf, makePdfFile } from '../../support/browser/pdf';
import { readPdf } from '../../support/browser/pdf-text';
import { baseUrl, call, logIn, makeForm } from '../../support/contract/api';
import { querySql } from '../../support/database/sql';
import { newAddress, newEmail, newPhone } from '../../support/values';

const pdf = makePdf('asked for in every way');
const mib = 1024 * 1024;
let token = '';
let sales = '';
let editor = '';
let project = { _id: '', slug: '' };
let open = { _id: '', file: { _id: '' } };
let asked = { _id: '', file: { _id: '' } };

const upload = (file: File, as = token) =>
  call('POST', '/api/admin/files', { token: as, form: makeForm({ file: [file] }) });
const raw = (path: string, init: RequestInit = {}) =>
  fetch(`${baseUrl}${path}`, { redirect: 'manual', ...init });

async function add(title: string, access: string) {
  const { body } = await upload(makePdfFile('Plan “A”.pdf', pdf));
  const json = { title, kind: 'Brochure', access, file: (body as { _id: string })._id };
  const added = await call('POST', `/api/admin/projects/${project._id}/documents`, { token, json });
  expect(added.status).toBe(201);
  return added.body as typeof open;
}

/** As the form of the page sends it, without a script. */
async function ask(): Promise<string> {
  const email = newEmail();
  const fields = { name: 'Nisha Rai', email, phone: newPhone(), message: 'The brochure, please', page: '/x' };
  const answer = await raw('/api/v1/enquiries', {
    method: 'POST',
    headers: { 'x-forwarded-for': newAddress() },
    body: new URLSearchParams({ ...fields, projectId: project._id, documents: 'Yes' }),
  });
  expect([answer.status, answer.headers.get('location')]).toEqual([303, '/contact/sent']);
  const [row] = await querySql('select id from enquiry where email = $1', [email]);
  return String(row?.id);
}

type Link = { _id: string; url: string; openCount: number; revokedAt: string | null };
const readLink = async (id: string) => {
  const { body } = await call('GET', `/api/admin/enquiries/${id}`, { token });
  const [link] = (body as { documents: Link[] }).documents;
  if (!link) throw new Error('The enquiry has no link.');
  return link;
};
const tokenOf = ({ url }: Link) => new URL(url).searchParams.get('token') ?? '';
const fetchBy = (link: string) =>
  raw('/document', { method: 'POST', body: new URLSearchParams({ token: link }) });

beforeAll(async () => {
  token = await logIn();
  sales = await logIn(await addSalesPerson());
  editor = await logIn(await addEditor());
  const json = { name: 'Document House', status: 'featured' };
  project = (await call('POST', '/api/admin/projects', { token, json })).body as typeof project;
  // Kept from here on.
  expect(await (await raw(`/projects/${project.slug}`)).text()).toContain(
    `href="/projects/${project.slug}/brochure"`,
  );
  open = await add('Open brochure', 'Open');
  asked = await add('Brochure on request', 'On request');
});

afterAll(async () => {
  await call('DELETE', `/api/admin/projects/${project._id}`, { token });
});

describe('an upload', () => {
  it('of a PDF of 20 MB is taken, of a byte more it is not, whoever says how long it is', async () => {
    expect((await upload(makePdfFile('a.pdf', makePdf('a', 20 * mib)))).status).toBe(201);
    expect(await upload(makePdfFile('b.pdf', makePdf('b', 20 * mib + 1)))).toMatchObject({
      status: 413,
      body: { message: '“b.pdf” has 20.1 MB. A PDF may have at most 20 MB.' },
    });
  });

  it.each([
    ['a page that says it is a PDF', '<!doctype html><script>alert(1)</script>', 415],
    ['a page before a PDF', `<script>alert(1)</script>${pdf.toString('latin1')}`, 415],
    ['nothing', '', 422],
  ])('of %s is refused', async (_what, bytes, status) => {
    expect((await upload(new File([bytes], 'a.pdf', { type: 'application/pdf' }))).status).toBe(status);
  });

  it('is for editors alone', async () => {
    expect((await upload(makePdfFile(), '')).status).toBe(401);
    expect((await upload(makePdfFile(), sales)).status).toBe(403);
  });
});

describe('an open document', () => {
  it('is on the page of its project and in every public call, and comes as a download that runs nothing', async () => {
    const html = await (await raw(`/projects/${project.slug}`)).text();
    expect(html).toContain(`href="/documents/${open._id}"`);
    expect(html).toContain('href="#enquiry-documents"');
    expect(html).not.toContain(asked._id);
    type Shown = { _id: string; documents: { title: string; url: string | null }[] };
    const one = (await call('GET', `/api/projects/${project._id}`)).body as Shown;
    const lists = await Promise.all(
      ['/api/projects', '/api/projects/featured'].map(
        async (path) => (await call('GET', path)).body as Shown[],
      ),
    );
    for (const shown of [one, ...lists.map((list) => list.find(({ _id }) => _id === project._id))])
      expect(shown?.documents.map(({ url }) => url)).toEqual([`/documents/${open._id}`, null]);
    const answer = await raw(`/documents/${open._id}`);
    expect(answer.status).toBe(200);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'cache-control': 'no-cache',
      'content-disposition': `attachment; filename="Plan _A_.pdf"; filename*=UTF-8''Plan%20%E2%80%9CA%E2%80%9D.pdf`,
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
      'content-type': 'application/pdf',
      'x-content-type-options': 'nosniff',
    });
    expect(Buffer.from(await answer.arrayBuffer())).toEqual(pdf);
  });

  it('answers a part of it, and its head, without more than its head', async () => {
    const part = await raw(`/documents/${open._id}`, { headers: { range: 'bytes=0-3' } });
    expect([part.status, (await part.arrayBuffer()).byteLength]).toEqual([200, pdf.length]);
    const head = await raw(`/documents/${open._id}`, { method: 'HEAD' });
    expect([head.status, head.headers.get('content-length'), await head.text()]).toEqual([
      200,
      String(pdf.length),
      '',
    ]);
  });
});

describe('a brochure that is made', () => {
  it('is offered by the page until the office has one of its own, says what the page says, and is kept by nobody', async () => {
    const path = `/projects/${project.slug}/brochure`;
    expect(await (await raw(`/projects/${project.slug}`)).text()).not.toContain(path);
    for (const address of [path, `/projects/${project._id}/brochure`]) {
      const answer = await fetch(`${baseUrl}${address}`);
      expect([address, answer.status]).toEqual([address, 200]);
      expect(Object.fromEntries(answer.headers)).toMatchObject({
        'cache-control': 'private, no-store',
        'content-disposition': expect.stringContaining('attachment; filename="Document House, brochure.pdf"'),
        'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
        'content-type': 'application/pdf',
        'x-content-type-options': 'nosniff',
        'x-robots-tag': expect.stringContaining('noindex'),
      });
      expect(readPdf(Buffer.from(await answer.arrayBuffer()))[0]).toContain('Document House');
    }
    const head = await raw(path, { method: 'HEAD' });
    expect([head.status, head.headers.get('content-type'), await head.text()]).toEqual([
      200,
      'application/pdf',
      '',
    ]);
  });

  it('is not there where no project is, nor for another method', async () => {
    for (const id of ['no-such-project', crypto.randomUUID()])
      expect([id, (await raw(`/projects/${id}/brochure`)).status]).toEqual([id, 404]);
    expect((await raw(`/projects/${project.slug}/brochure`, { method: 'POST' })).status).toBe(405);
  });
});

describe('a document on request', () => {
  it('is had by nobody without a link: not by its id, its file, the object’s own address, a part or a head of it', async () => {
    const [row] = await querySql('select public_id, url from file where id = $1', [asked.file._id]);
    const wrong: [string, RequestInit, number[]][] = [
      [`/documents/${asked._id}`, {}, [404]],
      [`/documents/${asked._id}`, { method: 'HEAD' }, [404]],
      [`/documents/${asked._id}`, { headers: { range: 'bytes=0-3' } }, [404]],
      [`/documents/${asked.file._id}`, {}, [404]],
      [`/documents/${asked._id}/`, {}, [308, 404]],
      [`/documents/..%2Fdocuments%2F${asked._id}`, {}, [404]],
      [String(row?.url), {}, [404]],
      [String(row?.url), { method: 'HEAD' }, [404]],
      [`/uploads/files/../files/${row?.public_id}.pdf`, {}, [404]],
      [`/uploads/${row?.public_id}/master.webp`, {}, [404]],
      [`/api/admin/files/${asked.file._id}`, {}, [401]],
      [`/api/admin/files/${asked.file._id}`, { headers: { authorization: `Bearer ${sales}` } }, [403]],
      ['/document', {}, [404]],
      ['/document?token=x', {}, [404]],
    ];
    for (const [path, init, statuses] of wrong) {
      const answer = await raw(path, init);
      expect([path, statuses.includes(answer.status), answer.status]).toEqual([path, true, answer.status]);
      expect(await answer.text()).not.toContain('asked for in every way');
    }
    const own = await raw(`/api/admin/files/${asked.file._id}`, {
      headers: { authorization: `Bearer ${token}` },
    });
    expect([own.status, own.headers.get('cache-control')]).toEqual([200, 'private, no-store']);
  });

  it('is asked for with the form, without a script, and had by the link as long as that works', async () => {
    const id = await ask();
    const link = await readLink(id);
    const page = await raw(`/document?token=${encodeURIComponent(tokenOf(link))}`);
    expect([page.status, await page.text()]).toEqual([200, expect.stringContaining('Download the PDF')]);
    expect(
      (await raw(`/document?token=${encodeURIComponent(tokenOf(link))}`, { method: 'HEAD' })).status,
    ).toBe(200);
    expect((await readLink(id)).openCount).toBe(0);
    const answer = await fetchBy(tokenOf(link));
    expect(Buffer.from(await answer.arrayBuffer())).toEqual(pdf);
    expect((await readLink(id)).openCount).toBe(1);
    for (const altered of [`${tokenOf(link)}x`, tokenOf(link).replace(/^./, 'x'), link._id, ''])
      expect((await fetchBy(altered)).status).toBe(404);
    const path = `/api/admin/enquiries/${id}/documents/${link._id}`;
    expect((await call('DELETE', path)).status).toBe(401);
    expect((await call('DELETE', path, { token: editor })).status).toBe(403);
    expect((await call('DELETE', path, { token: sales })).status).toBe(200);
    expect((await fetchBy(tokenOf(link))).status).toBe(410);
    expect((await call('POST', path, { token })).status).toBe(201);
    const again = await readLink(id);
    expect(again._id).not.toBe(link._id);
    expect((await fetchBy(tokenOf(again))).status).toBe(200);
    await querySql(`update document_link set expires_at = now() where id = $1`, [again._id]);
    const ended = await fetchBy(tokenOf(again));
    expect([ended.status, await ended.text()]).toEqual([
      410,
      expect.stringContaining('This link has expired'),
    ]);
  });
});
