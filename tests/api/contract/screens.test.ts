import { beforeAll, expect, it } from 'vitest';
import { baseUrl, call, logIn } from '../../support/contract/api';
import { runSql, withoutTable } from '../../support/database/sql';

let token = '';

beforeAll(async () => {
  token = await logIn();
});

/** What an admin reads on a screen, without its markup. */
async function readScreen(path: string): Promise<string> {
  const answer = await fetch(`${baseUrl}${path}`, {
    headers: { cookie: `next-auth.session-token=${token}` },
    redirect: 'manual',
  });
  expect(answer.status).toBe(200);
  const html = await answer.text();
  return html.replaceAll(/<(script|style|svg)\b.*?<\/\1>|<[^>]*>/gs, ' ').replaceAll(/\s+/g, ' ');
}

const countOf = async (path: string) => {
  const { body } = await call('GET', path, { token });
  const list = Array.isArray(body) ? body : (body as { images: unknown[] }).images;
  return list.length;
};

// proves: ADM-2
it('the dashboard counts what the calls of the API list', async () => {
  const project = await call('POST', '/api/admin/projects', {
    token,
    json: { name: 'Counted', status: 'upcoming', explore: false },
  });
  const { _id } = project.body as { _id: string };
  try {
    const text = await readScreen('/admin');
    for (const [card, path] of [
      ['Board Members', '/api/admin/board'],
      ['Active Projects', '/api/admin/projects'],
      ['Hero Images', '/api/admin/hero'],
      ['Brands', '/api/admin/brands'],
    ] as const) {
      const count = await countOf(path);
      expect(count).toBeGreaterThan(0);
      expect(Number(new RegExp(`${card} (\\d+)`).exec(text)?.[1]), card).toBe(count);
    }
  } finally {
    await call('DELETE', `/api/admin/projects/${_id}`, { token });
  }
});

// proves: ADM-2
it('the dashboard says how many of the projects are hidden, and counts them', async () => {
  const { body } = await call('POST', '/api/admin/projects', {
    token,
    json: { name: 'Taken off', status: 'upcoming' },
  });
  const { _id } = body as { _id: string };
  try {
    const projects = (await call('GET', '/api/admin/projects', { token })).body as { isHidden: boolean }[];
    const hidden = projects.filter(({ isHidden }) => isHidden).length;
    const card = `Active Projects ${projects.length}`;
    const line = hidden === 0 ? 'On the projects page' : `${hidden} of them hidden`;
    expect(await readScreen('/admin')).toContain(`${card} ${line}`);
    await runSql(`update project set hidden_at = now() where id = '${_id}'`);
    expect(await readScreen('/admin')).toContain(`${card} ${hidden + 1} of them hidden`);
  } finally {
    await call('DELETE', `/api/admin/projects/${_id}`, { token });
  }
});

// proves: TOAST-1
it.each([
  ['the notice of the launch', 'project'],
  ['the alarm of the mail', 'outbox'],
  ['the count of new enquiries', 'enquiry'],
  ['the count of the bin', 'brand'],
  ['the name of the builder', 'setting'],
])('a screen stands in its frame when %s cannot be read', async (_part, table) => {
  await withoutTable(table, async () => {
    const text = await readScreen('/admin/account');
    for (const part of ['Admin Panel', 'My account']) expect(text).toContain(part);
  });
});

// proves: TOAST-1
it.each([
  ['/admin/board', 'Add Director'],
  ['/admin/projects', 'Add Project'],
  ['/admin/testimonials', 'The projects could not be read. Testimonials cannot be checked'],
  ['/admin/about', 'Edit Stats'],
])('%s stands when the projects cannot be read', async (path, part) => {
  await withoutTable('project', async () => {
    expect(await readScreen(path)).toContain(part);
  });
});

// proves: ADS-1
it('the screen of the figures says where the one of completed projects is not what the website lists', async () => {
  const listed = ((await call('GET', '/api/handovers')).body as object[]).length;
  const stats = (await call('GET', '/api/admin/about', { token })).body as Record<string, unknown>;
  const typeFigure = (completedProjects: unknown) =>
    call('PUT', '/api/admin/about', { token, json: { _id: stats._id, completedProjects } });
  try {
    expect((await typeFigure(listed + 60)).status).toBe(200);
    expect(await readScreen('/admin/about')).toContain(
      `Completed Projects says ${listed + 60}. The website lists ${listed} as handed over.`,
    );
    await typeFigure(listed);
    expect(await readScreen('/admin/about')).not.toContain('Completed Projects says');
  } finally {
    await typeFigure(stats.completedProjects);
  }
});

// proves: ADH-1
it('the screen of the hero images says that there are none', async () => {
  const sentence = 'No hero images uploaded yet.';
  expect(await readScreen('/admin/hero')).not.toContain(sentence);
  await runSql(`update hero_image set deleted_at = '2001-01-01' where deleted_at is null`);
  try {
    expect(await readScreen('/admin/hero')).toContain(sentence);
  } finally {
    await runSql(`update hero_image set deleted_at = null where deleted_at = '2001-01-01'`);
  }
});
