import { beforeEach, expect, test } from 'vitest';
import { saveDraft } from '@/lib/domain/drafts/mutations';
import { scheduleDraft } from '@/lib/domain/drafts/schedule';
import { listWaitingWork } from '@/lib/domain/drafts/waiting';
import { scheduleHide } from '@/lib/domain/projects/hide';
import { db } from '@/lib/server/db';
import { makeEditor } from '../../support/accounts/admin';
import { createProject, deleteProject } from '../../support/contract/mutations';
import { daysFromNow } from '../../support/records/records';

const editor = makeEditor();
const at = (days: number) => daysFromNow(days).toISOString();

beforeEach(async () => {
  await db.draft.deleteMany();
  await db.project.deleteMany();
});

test('drafts of every kind wait, the newest first, each with the address of its form; those with a time are planned', async () => {
  const project = (
    await saveDraft(editor, 'project', { recordId: null, data: { name: 'Kadri', status: 'ongoing' } })
  ).data;
  const words = { name: 'R. Rai', title: 'Owner', quote: 'Good.' };
  const testimonial = (await saveDraft(editor, 'testimonial', { recordId: null, data: words })).data;
  const before = await listWaitingWork(editor);
  expect(before.drafts.map(({ label, kind, href }) => [label, kind, href])).toEqual([
    ['R. Rai', 'Testimonial', `/admin/testimonials?edit=${testimonial._id}`],
    ['Kadri', 'Project', `/admin/projects?edit=${project._id}`],
  ]);
  expect(before.planned).toEqual([]);
  await scheduleDraft(editor, 'project', { draft: project, publishAt: at(2) });
  const after = await listWaitingWork(editor);
  expect(after.drafts.map(({ label }) => label)).toEqual(['R. Rai']);
  expect(after.planned.map(({ label, isPublished }) => [label, isPublished])).toEqual([['Kadri', true]]);
});

test('a project that is hidden at its time is planned before what comes later, and not from the bin', async () => {
  const { _id } = (await createProject(editor, { name: 'Sahyadri', status: 'ongoing' })).data;
  await scheduleHide(editor, _id, at(1));
  const { data } = await saveDraft(editor, 'project', {
    recordId: null,
    data: { name: 'Kadri', status: 'ongoing' },
  });
  await scheduleDraft(editor, 'project', { draft: data, publishAt: at(2) });
  const { planned } = await listWaitingWork(editor);
  expect(planned.map(({ label, href, isPublished }) => [label, href, isPublished])).toEqual([
    ['Sahyadri', `/admin/projects?edit=${_id}`, false],
    ['Kadri', `/admin/projects?edit=${data._id}`, true],
  ]);
  await deleteProject(editor, _id);
  expect((await listWaitingWork(editor)).planned.map(({ label }) => label)).toEqual(['Kadri']);
});
