import fs from 'node:fs';
import path from 'node:path';
import { put } from '@vercel/blob/client';
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { makeBackup } from '@/scripts/lib/backup/make';
import { restoreBackup, verifyBackup } from '@/scripts/lib/backup/restore';
import { withClient } from '@/scripts/lib/database/migrate';
import { makeEditor } from '../../support/accounts/admin';
import { makePdf } from '../../support/browser/pdf';
import { withNewDatabase } from '../../support/database/backups';

const blob = await vi.hoisted(async () => {
  const { startBlobStandIn } = await import('../../support/stand-ins/blob-stand-in');
  const started = await startBlobStandIn();
  process.env.VERCEL_BLOB_API_URL = started.url;
  process.env.VERCEL_BLOB_RETRIES = '0';
  process.env.BLOB_READ_WRITE_TOKEN = 'vercel_blob_rw_store_secret';
  return started;
});

const { db } = await import('@/lib/server/db');
const { answerFile } = await import('@/lib/server/files/answer');
const { completeFileUpload, createFileToken } = await import('@/lib/server/uploads/direct-file');
const { stageFile } = await import('@/lib/server/files/stage');
const { sweepFiles } = await import('@/lib/server/files/sweep');
const { createLocalDisk } = await import('@/lib/server/storage/local-disk');
const { storage } = await import('@/lib/server/storage/storage');
const { createDocument, createProject, updateDocument } = await import('../../support/contract/mutations');
const { daysFromNow } = await import('../../support/records/records');

const { id: userId } = await db.user.create({ data: { name: 'A', email: 'a@example.com' } });
const editor = makeEditor({ userId });
const directUrl = process.env.DATABASE_URL ?? '';
const dataDir = process.env.DATA_DIR ?? '';
const request = new Request('https://example.com/');
const secret = 'a price that is not for everybody';
const pdf = makePdf(secret);
const stagePdf = () => stageFile({ bytes: pdf, fileName: 'Plan.pdf', uploadedById: userId });

async function send(bytes: Buffer, contentType = 'application/pdf'): Promise<string> {
  const payload = { pathname: 'incoming/plan', multipart: false, clientPayload: null };
  const { clientToken } = await createFileToken(editor, { type: 'blob.generate-client-token', payload });
  const body = new Blob([new Uint8Array(bytes)]);
  return (await put('incoming/plan', body, { access: 'public', token: clientToken, contentType })).url;
}

beforeEach(async () => {
  await db.project.deleteMany();
  await db.file.deleteMany();
  blob.files.clear();
});

afterAll(() => blob.stop());

describe('a file in a store that serves everybody', () => {
  it('is sealed before it is put: its own address gives nothing, and ours the whole', async () => {
    const row = await stagePdf();
    const stored = await (await fetch(row.url)).bytes();
    expect(Buffer.from(stored).includes(secret)).toBe(false);
    expect(Buffer.from(stored).subarray(0, 5).toString()).not.toBe('%PDF-');
    expect([...blob.files.values()].map(({ contentType }) => contentType)).toEqual([
      'application/octet-stream',
    ]);
    const answer = await answerFile(request, row, 'one');
    expect(Buffer.from(await answer.arrayBuffer())).toEqual(pdf);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'cache-control': 'private, no-store',
      'content-disposition': `attachment; filename="Plan.pdf"; filename*=UTF-8''Plan.pdf`,
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
      'content-type': 'application/pdf',
      'x-content-type-options': 'nosniff',
    });
  });

  it('that was altered there is not answered at all', async () => {
    const row = await stagePdf();
    const [stored] = blob.files.values();
    stored?.bytes.writeUInt8((stored.bytes.at(-1) ?? 0) ^ 1, stored.bytes.length - 1);
    await expect(answerFile(request, row, 'one')).rejects.toThrow();
  });

  it('goes from the store when it is swept', async () => {
    await stagePdf();
    expect(blob.files.size).toBe(1);
    expect(await sweepFiles(daysFromNow(9))).toMatchObject({ files: 1 });
    expect(blob.files.size).toBe(0);
  });
});

describe('a PDF that is for everybody', () => {
  it('goes straight to the store, is checked there, and is given by its address', async () => {
    const row = await completeFileUpload(editor, { url: await send(pdf), fileName: 'Brochure.pdf' });
    expect(row).toMatchObject({ isPublic: true, sealKey: null, name: 'Brochure.pdf', bytes: pdf.length });
    expect([...blob.files.keys()]).toEqual([`files/${row.publicId}.pdf`].map((name) => `uploads/${name}`));
    const answer = await answerFile(request, row, 'all');
    expect([answer.status, answer.headers.get('location')]).toEqual([302, `${row.url}?download=1`]);
  });

  it.each([
    ['that is none', Buffer.from('<script>alert(1)</script>'), 'unsupported_media'],
    ['that is cut off', pdf.subarray(0, 60), 'unsupported_media'],
  ])('%s is refused, and nothing of it stays', async (_what, bytes, code) => {
    await expect(completeFileUpload(editor, { url: await send(bytes) })).rejects.toMatchObject({ code });
    expect(blob.files.size).toBe(0);
    expect(await db.file.count()).toBe(0);
  });

  it('is let through as a PDF of at most 20 MB alone', async () => {
    await expect(send(pdf, 'text/html')).rejects.toThrow();
    await expect(send(makePdf('large', 20 * 1024 * 1024 + 1))).rejects.toThrow();
  });

  it('can never be given on request: anybody may know its address', async () => {
    const { data: project } = await createProject(editor, { name: 'Sea', status: 'ongoing' });
    const { id } = await completeFileUpload(editor, { url: await send(pdf) });
    const input = { parentId: project._id, title: 'Plans', kind: 'Plan', file: id };
    const refusal = { fields: { file: expect.stringContaining('uploaded as open') } };
    await expect(createDocument(editor, { ...input, access: 'On request' })).rejects.toMatchObject(refusal);
    const { data } = await createDocument(editor, { ...input, access: 'Open' });
    await expect(updateDocument(editor, data._id, { access: 'On request' })).rejects.toMatchObject(refusal);
    const sealed = await stagePdf();
    await updateDocument(editor, data._id, { access: 'On request', file: sealed.id });
  });
});

it('a backup opens documents, and a restore keeps them as their new place asks for', async () => {
  const siteUrl = 'https://example.com';
  const sealed = await stagePdf();
  const open = await completeFileUpload(editor, { url: await send(makePdf('open')) });
  const read = async (url: string) =>
    (
      await withClient(url, (client) =>
        client.query('select public_id, url, seal_key, is_public from file order by created_at'),
      )
    ).rows;
  const fromBlob = path.join(dataDir, 'blob.tar.gz');
  const fromDisk = path.join(dataDir, 'disk.tar.gz');
  await makeBackup(fromBlob, { directUrl, siteUrl, storage });
  await withNewDatabase(async (url) => {
    const folder = fs.mkdtempSync(path.join(dataDir, 'place-'));
    const there = { directUrl: url, siteUrl, storage: createLocalDisk(folder) };
    await restoreBackup(fromBlob, await verifyBackup(fromBlob), there);
    expect(await read(url)).toEqual(
      [sealed, open].map(({ publicId }) => ({
        public_id: publicId,
        url: `/uploads/files/${publicId}.pdf`,
        seal_key: null,
        is_public: false,
      })),
    );
    expect(fs.readFileSync(path.join(folder, 'files', `${sealed.publicId}.pdf`))).toEqual(pdf);
    await makeBackup(fromDisk, there);
  });
  blob.files.clear();
  await withNewDatabase(async (url) => {
    await restoreBackup(fromDisk, await verifyBackup(fromDisk), { directUrl: url, siteUrl, storage });
    for (const row of await read(url))
      expect(row).toMatchObject({ seal_key: expect.any(String), is_public: false });
    expect([...blob.files.values()].some(({ bytes }) => bytes.includes(secret))).toBe(false);
  });
});
