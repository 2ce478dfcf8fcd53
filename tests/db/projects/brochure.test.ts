import { beforeEach, expect, it } from 'vitest';
import { GET } from '@/app/projects/[id]/brochure/route';
import { setProjectHidden } from '@/lib/domain/projects/hide';
import { db } from '@/lib/server/db';
import { makeAdmin } from '../../support/accounts/admin';
import { readPdf } from '../../support/browser/pdf-text';
import { createProject, deleteProject, updateProject } from '../../support/contract/mutations';
import { stage } from '../../support/records/records';

const admin = makeAdmin();
const ask = (id: string, method = 'GET') =>
  GET(new Request(`http://localhost/projects/${id}/brochure`, { method }), {
    params: Promise.resolve({ id }),
  });

beforeEach(async () => {
  await db.project.deleteMany();
});

it('a brochure is a download that runs nothing, is kept by nobody and found by no search, under each address of its project', async () => {
  const { data } = await createProject(admin, {
    name: 'Kadal Crest',
    status: 'ongoing',
    pictures: [{ _id: await stage() }],
  });
  await updateProject(admin, data._id, { name: 'Kadal “Heights”', renewSlug: true });
  for (const id of [data._id, 'kadal-crest', 'kadal-heights']) {
    const answer = await ask(id);
    expect(answer.status).toBe(200);
    const pdf = Buffer.from(await answer.arrayBuffer());
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'cache-control': 'private, no-store',
      'content-disposition': expect.stringMatching(/^attachment; filename="Kadal _Heights_, brochure\.pdf";/),
      'content-length': String(pdf.length),
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
      'content-type': 'application/pdf',
      'cross-origin-resource-policy': 'same-origin',
      'x-content-type-options': 'nosniff',
      'x-robots-tag': 'noindex',
    });
    expect(readPdf(pdf)[0]).toContain('Kadal “Heights”');
    expect(pdf.includes('/DCTDecode')).toBe(true);
  }
  const head = await ask('kadal-heights', 'HEAD');
  expect([head.status, head.headers.get('content-type'), await head.text()]).toEqual([
    200,
    'application/pdf',
    '',
  ]);
});

it('what the website does not show has no brochure: a hidden project, one in the bin, one that never was', async () => {
  const { data } = await createProject(admin, { name: 'Kadal Crest', status: 'ongoing' });
  const answers = async () =>
    Promise.all(
      [data._id, 'kadal-crest'].flatMap((id) =>
        ['GET', 'HEAD'].map(async (method) => (await ask(id, method)).status),
      ),
    );
  expect(await answers()).toEqual([200, 200, 200, 200]);
  await setProjectHidden(admin, data._id, true);
  expect(await answers()).toEqual([404, 404, 404, 404]);
  await setProjectHidden(admin, data._id, false);
  await deleteProject(admin, data._id);
  expect(await answers()).toEqual([404, 404, 404, 404]);
  for (const id of ['', 'x', '%41', '../x', crypto.randomUUID()]) expect((await ask(id)).status).toBe(404);
});
