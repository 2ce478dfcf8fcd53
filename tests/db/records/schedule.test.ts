import { beforeEach, describe, expect, it, vi } from 'vitest';
import { publishDraft, saveDraft } from '@/lib/domain/drafts/mutations';
import { listDrafts } from '@/lib/domain/drafts/queries';
import { scheduleDraft } from '@/lib/domain/drafts/schedule';
import { runSchedule } from '@/lib/domain/due';
import { runJobs } from '@/lib/domain/jobs';
import { findProjectForAdmin } from '@/lib/domain/projects/admin-queries';
import { scheduleHide, setProjectHidden } from '@/lib/domain/projects/hide';
import { findProject, listProjects } from '@/lib/domain/projects/queries';
import { isExpired, now } from '@/lib/server/cache/expiry.cjs';
import { db } from '@/lib/server/db';
import { makeAdmin } from '../../support/accounts/admin';
import { createProject, deleteProject, updateProject } from '../../support/contract/mutations';

const admin = makeAdmin();
const later = () => new Date(Date.now() + 3_600_000).toISOString();
const nothing = { published: 0, heldBack: 0, hidden: 0 };
/** What was set for a moment is due now. */
const makeDue = () =>
  Promise.all([
    db.$executeRaw`update draft set publish_at = date_trunc('milliseconds', now()) where publish_at is not null`,
    db.$executeRaw`update project set hide_at = date_trunc('milliseconds', now()) where hide_at is not null`,
  ]);

const addLive = async () => (await createProject(admin, { name: 'Kadamba', status: 'ongoing' })).data;
async function addScheduled(recordId: string | null) {
  const data = { name: 'Sahyadri', status: 'featured' };
  const { data: draft } = await saveDraft(admin, 'project', { recordId, data });
  await scheduleDraft(admin, 'project', { draft, publishAt: later() });
  return draft;
}

beforeEach(async () => {
  await db.draft.deleteMany();
  await db.project.deleteMany();
});

describe('what is scheduled', () => {
  it('is done not before its time, once, however many processes look', async () => {
    const live = await addLive();
    await addScheduled(live._id);
    await addScheduled(null);
    const leaving = await addLive();
    await scheduleHide(admin, leaving._id, later());
    expect(await runSchedule()).toEqual(nothing);

    const before = now();
    await makeDue();
    const runs = await Promise.all([runSchedule(), runSchedule(), runSchedule()]);
    const sum = (name: keyof typeof nothing) => runs.reduce((all, run) => all + run[name], 0);
    expect([sum('published'), sum('heldBack'), sum('hidden')]).toEqual([2, 0, 1]);
    expect((await listProjects()).map(({ name }) => name)).toEqual(['Sahyadri', 'Sahyadri']);
    expect(await findProject(leaving._id)).toBeNull();
    expect(await listDrafts(admin, 'project')).toEqual([]);
    for (const { _id } of [live, leaving]) expect(isExpired([`project:${_id}`], before)).toBe(true);
    const lines = await db.auditEntry.findMany({ where: { actor: 'The website', action: 'publish draft' } });
    expect(lines.some(({ entityId }) => entityId === live._id)).toBe(true);
    expect(await runSchedule()).toEqual(nothing);
  });

  it('is done by the call of a host’s scheduler as well, but for a preview of the site', async () => {
    await addScheduled(null);
    await makeDue();
    const headers = new Headers({ host: 'elsewhere.example' });
    vi.stubEnv('VERCEL_ENV', 'preview');
    expect((await runJobs({ headers })).schedule).toEqual(nothing);
    vi.unstubAllEnvs();
    expect((await runJobs({ headers })).schedule).toEqual({ ...nothing, published: 1 });
  });

  it('can be changed and taken back until then, and is never for a time that is over', async () => {
    const live = await addLive();
    const draft = await addScheduled(live._id);
    const past = new Date(Date.now() - 60_000).toISOString();
    for (const publishAt of [past, 'soon'])
      await expect(scheduleDraft(admin, 'project', { draft, publishAt })).rejects.toMatchObject({
        code: 'invalid',
      });
    await expect(scheduleHide(admin, live._id, past)).rejects.toMatchObject({ code: 'invalid' });
    await scheduleDraft(admin, 'project', { draft, publishAt: null });
    await scheduleHide(admin, live._id, later());
    await scheduleHide(admin, live._id, null);
    await makeDue();
    expect(await runSchedule()).toEqual(nothing);

    await scheduleHide(admin, live._id, later());
    await setProjectHidden(admin, live._id, false);
    await makeDue();
    expect(await runSchedule()).toEqual(nothing);
  });
});

describe('a draft whose record was saved meanwhile', () => {
  it('is not published at its time, says why, and is published when somebody has chosen', async () => {
    const live = await addLive();
    const draft = await addScheduled(live._id);
    await updateProject(admin, live._id, { location: 'Manipal' });
    await makeDue();
    expect(await runSchedule()).toEqual({ ...nothing, heldBack: 1 });
    expect(await findProjectForAdmin(admin, live._id)).toMatchObject({ name: 'Kadamba' });
    expect(await listDrafts(admin, 'project')).toMatchObject([
      { publishAt: null, heldBack: 'The record was saved on the website after the draft was started.' },
    ]);
    expect(await runSchedule()).toEqual(nothing);
    await scheduleDraft(admin, 'project', { draft, publishAt: later() });
    expect(await listDrafts(admin, 'project')).toMatchObject([{ heldBack: '' }]);
    await publishDraft(admin, 'project', { draft, baseVersion: 2 });
    expect(await findProjectForAdmin(admin, live._id)).toMatchObject({ name: 'Sahyadri' });
  });

  it('holds nothing else up, nor does one whose record lies in the bin', async () => {
    const gone = await addLive();
    await addScheduled(gone._id);
    await scheduleHide(admin, gone._id, later());
    await deleteProject(admin, gone._id);
    await addScheduled(null);
    await makeDue();
    expect(await runSchedule()).toEqual({ published: 1, heldBack: 1, hidden: 0 });
  });
});
