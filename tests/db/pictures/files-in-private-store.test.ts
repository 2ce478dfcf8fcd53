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
  process.env.PRIVATE_BLOB_READ_WRITE_TOKEN = 'vercel_blob_rw_private_secret';
  return started;
});

const { db } = await import('@/lib/server/db');
const { answerFile } = await import('@/lib/server/files/answer');
const { completeFileUpload, createFileToken } = await import('@/lib/server/uploads/direct-file');
const { sweepRawUploads } = await import('@/lib/server/uploads/direct');
const { stageFile } = await import('@/lib/server/files/stage');
const { sweepFiles } = await import('@/lib/server/files/sweep');
const { createLocalDisk } = await import('@/lib/server/storage/local-disk');
const { storage } = await import('@/lib/server/storage/storage');
const { daysFromNow } = await import('../../support/records/records');

const { id: userId } = await db.user.create({ data: { name: 'A', email: 'a@example.com' } });
const editor = makeEditor({ userId });
const directUrl = process.env.DATABASE_URL ?? '';
const dataDir = process.env.DATA_DIR ?? '';
const request = new Request('https://example.com/');
const large = makePdf('large', 6 * 1024 * 1024);
const pdf = makePdf('a price that is not for everybody');
type Access = 'Open' | 'On request';

async function send(bytes: Buffer, access: Access): Promise<string> {
  const pathname = `incoming/${access === 'Open' ? 'open' : 'closed'}`;
  const payload = { pathname, multipart: false, clientPayload: null };
  const asked = { type: 'blob.generate-client-token', payload, access };
  const { clientToken, access: granted } = await createFileToken(editor, asked);
  return (
    await put(pathname, new Blob([new Uint8Array(bytes)]), {
      access: granted,
      token: clientToken,
      contentType: 'application/pdf',
    })
  ).url;
}

beforeEach(async () => {
  await db.file.deleteMany();
  blob.files.clear();
});

afterAll(() => blob.stop());

describe('a file on request, beside a private store', () => {
  it('lies there as it is: its address gives nothing without the token, and ours the whole', async () => {
    const row = await stageFile({ bytes: pdf, fileName: 'Plan.pdf', uploadedById: userId });
    expect(row).toMatchObject({ sealKey: null, isPublic: false });
    expect([...blob.files.values()].map(({ isPrivate, bytes }) => [isPrivate, bytes])).toEqual([[true, pdf]]);
    const stranger = await fetch(row.url);
    expect([stranger.status, (await stranger.text()).includes('price')]).toEqual([403, false]);
    const answer = await answerFile(request, row, 'one');
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'private, no-store']);
    expect(Buffer.from(await answer.arrayBuffer())).toEqual(pdf);
  });

  it('goes straight there with more than a host takes at once, and is checked', async () => {
    const url = await send(large, 'On request');
    expect((await fetch(url)).status).toBe(403);
    const row = await completeFileUpload(editor, { url, fileName: 'Plans.pdf', access: 'On request' });
    expect(row).toMatchObject({ sealKey: null, isPublic: false, bytes: large.length });
    expect([...blob.files.keys()]).toEqual([`uploads/files/${row.publicId}.pdf`]);
    const wrong = await send(Buffer.from('<script>alert(1)</script>'), 'On request');
    await expect(completeFileUpload(editor, { url: wrong, access: 'On request' })).rejects.toMatchObject({
      code: 'unsupported_media',
    });
    expect(blob.files.size).toBe(1);
  });

  it('cannot be completed as one for everybody, nor the other way round', async () => {
    const closed = await send(pdf, 'On request');
    await expect(completeFileUpload(editor, { url: closed, access: 'Open' })).rejects.toMatchObject({
      code: 'invalid',
    });
    const open = await send(pdf, 'Open');
    await expect(completeFileUpload(editor, { url: open, access: 'On request' })).rejects.toMatchObject({
      code: 'invalid',
    });
    expect(await db.file.count()).toBe(0);
  });

  it('is swept from where it lies, as are uploads that were never completed', async () => {
    await stageFile({ bytes: pdf, fileName: 'Plan.pdf', uploadedById: userId });
    await completeFileUpload(editor, { url: await send(pdf, 'Open') });
    expect(await sweepFiles(daysFromNow(9))).toMatchObject({ files: 2 });
    expect(blob.files.size).toBe(0);
    await send(pdf, 'Open');
    await send(pdf, 'On request');
    expect(await sweepRawUploads(daysFromNow(9))).toBe(2);
    expect(blob.files.size).toBe(0);
  });

  it('that was sealed before there was a private store is read as before', async () => {
    const { createVercelBlob } = await import('@/lib/server/storage/vercel-blob');
    const { keepFile, readKept } = await import('@/lib/server/files/keep');
    const kept = await keepFile(createVercelBlob('vercel_blob_rw_store_secret'), 'a'.repeat(32), pdf, false);
    expect(kept.sealKey).not.toBeNull();
    expect(await readKept(storage, kept)).toEqual(pdf);
  });
});

it('a backup takes files of the private store along, and a restore puts them back there', async () => {
  const siteUrl = 'https://example.com';
  const row = await stageFile({ bytes: pdf, fileName: 'Plan.pdf', uploadedById: userId });
  const [fromBlob, fromDisk] = ['private', 'disk'].map((name) => path.join(dataDir, `${name}.tar.gz`)) as [
    string,
    string,
  ];
  await makeBackup(fromBlob, { directUrl, siteUrl, storage });
  await withNewDatabase(async (url) => {
    const folder = fs.mkdtempSync(path.join(dataDir, 'place-'));
    const there = { directUrl: url, siteUrl, storage: createLocalDisk(folder) };
    await restoreBackup(fromBlob, await verifyBackup(fromBlob), there);
    expect(fs.readFileSync(path.join(folder, 'files', `${row.publicId}.pdf`))).toEqual(pdf);
    await makeBackup(fromDisk, there);
  });
  blob.files.clear();
  await withNewDatabase(async (url) => {
    await restoreBackup(fromDisk, await verifyBackup(fromDisk), { directUrl: url, siteUrl, storage });
    const { rows } = await withClient(url, (client) =>
      client.query('select url, seal_key, is_public from file'),
    );
    expect(rows).toEqual([{ url: expect.stringContaining('/closed/'), seal_key: null, is_public: false }]);
  });
});
