import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { emptyBin, purgeBin, restoreFromBin } from '@/lib/domain/bin/mutations';
import { countBin, listBin } from '@/lib/domain/bin/queries';
import { runHousekeeping } from '@/lib/domain/housekeeping';
import { listProjectsForAdmin } from '@/lib/domain/projects/admin-queries';
import { type BinKind, kinds } from '@/lib/domain/records';
import { writableKinds } from '@/lib/domain/records/writable';
import { db } from '@/lib/server/db';
import { finishRenditions } from '@/lib/server/pictures/queue';
import { deleteRecord } from '@/lib/server/records/verbs';
import { makeAdmin } from '../../support/accounts/admin';
import { createProject, createTestimonial } from '../../support/contract/mutations';
import { addExample } from '../../support/records/example-records';
import { daysFromNow, stageWithFiles } from '../../support/records/records';

const admin = makeAdmin();
const upToNow = () => ({ until: new Date().toISOString() });
const list = (folder: string) =>
  readdir(path.join(process.env.DATA_DIR ?? '', folder)).catch(() => [] as string[]);
const listFolders = async () => (await list('uploads')).filter((name) => name !== 'files');
const listDocuments = () => list('uploads/files');

/** One record of each kind, each in the bin, with all files of its pictures; answers their ids. */
async function fillBin(): Promise<Record<BinKind, string>> {
  const ids = await Promise.all(
    kinds.map(async ({ kind }) => {
      const { _id } = await addExample(kind);
      await deleteRecord(admin, writableKinds[kind], _id);
      return [kind, _id];
    }),
  );
  // Else they are made beside what a test looks at.
  const pictures = await db.picture.findMany({ select: { id: true } });
  await finishRenditions(pictures.map(({ id }) => id));
  // Every kind has its entry.
  return Object.fromEntries(ids) as Record<BinKind, string>;
}

beforeEach(async () => {
  await emptyBin(admin, upToNow());
  await db.auditEntry.deleteMany();
});

describe('the bin', () => {
  it('lists every kind of deleted record with its name, its picture and the days that are left', async () => {
    const ids = await fillBin();
    const entries = await listBin(admin);
    expect(await countBin(admin)).toBe(kinds.length);
    expect(entries.map(({ deletedBy }) => deletedBy)).toEqual(kinds.map(() => 'A'));
    expect(Object.fromEntries(entries.map(({ kind, _id }) => [kind, _id]))).toEqual(ids);
    for (const { daysLeft, label } of entries) {
      expect(daysLeft).toBe(30);
      expect(label).not.toBe('');
    }
    const pictured = kinds.filter(({ pictures }) => Object.keys(pictures).length > 0);
    expect(entries.filter(({ picture }) => picture !== null)).toHaveLength(pictured.length);
  });

  it('gives every kind back, once', async () => {
    await fillBin();
    for (const { kind, _id } of await listBin(admin)) {
      const { tags } = await restoreFromBin(admin, kind, _id);
      expect(tags.length).toBeGreaterThan(0);
      await expect(restoreFromBin(admin, kind, _id)).rejects.toMatchObject({ code: 'not_found' });
    }
    expect(await countBin(admin)).toBe(0);
    await expect(restoreFromBin(admin, 'user', 'x')).rejects.toMatchObject({ code: 'not_found' });
  });

  it('leaves neither row nor file when it is emptied, and what is live alone', async () => {
    await db.project.deleteMany();
    // Of what went without the bin: the sweep takes those.
    const others = await listDocuments();
    const live = await createProject(admin, {
      name: 'Kept',
      status: 'ongoing',
      pictures: [{ _id: await stageWithFiles() }],
    });
    await fillBin();
    expect((await emptyBin(admin, upToNow())).data).toEqual({ removed: kinds.length });
    expect(await countBin(admin)).toBe(0);
    expect(await listProjectsForAdmin(admin)).toContainEqual({ ...live.data, isHidden: false });
    expect(await listFolders()).toContain(live.data.images[0]?.public_id);
    const known = await db.picture.findMany({ select: { publicId: true } });
    expect((await listFolders()).sort()).toEqual(known.map(({ publicId }) => publicId).sort());
    expect(await listDocuments()).toEqual(others);
    const [line] = await db.auditEntry.findMany({ where: { action: 'empty bin' } });
    expect(line).toMatchObject({ actor: 'A', label: `${kinds.length} records` });
  });

  it('keeps what was deleted after the moment up to which it is emptied', async () => {
    await fillBin();
    const [newest] = await listBin(admin);
    const until = newest?.deletedAt ?? '';
    const later = await createTestimonial(admin, { name: 'S. Bhat', title: 'Owner', quote: 'Fine.' });
    await db.testimonial.update({
      where: { id: later.data._id },
      data: { deletedAt: new Date(Date.parse(until) + 1) },
    });
    expect((await emptyBin(admin, { until })).data).toEqual({ removed: kinds.length });
    expect((await listBin(admin)).map(({ _id }) => _id)).toEqual([later.data._id]);
    await expect(emptyBin(admin, { until: '' })).rejects.toMatchObject({ code: 'invalid' });
  });

  it('keeps a record for 30 days, and then lets it go by itself', async () => {
    await fillBin();
    expect(await purgeBin(daysFromNow(29))).toBe(0);
    expect(await countBin(admin)).toBe(kinds.length);
    expect(await purgeBin(daysFromNow(31))).toBe(kinds.length);
    expect(await countBin(admin)).toBe(0);
    const [line] = await db.auditEntry.findMany({ where: { action: 'empty bin' } });
    expect(line).toMatchObject({ actor: 'The website', userId: null });
  });
});

it('the periodic work does each of its steps', async () => {
  const { done, failed } = await runHousekeeping();
  expect(failed).toEqual([]);
  expect(done).toContain('purge the bin');
});
