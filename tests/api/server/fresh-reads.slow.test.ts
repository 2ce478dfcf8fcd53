import http from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { builtFunctions, callAction } from '../../support/contract/action-call';
import { baseUrl, call, logIn } from '../../support/contract/api';
import { querySql } from '../../support/database/sql';
import { readOver, startVisitors } from '../../support/enquiries/visitors';

const agent = new http.Agent({ keepAlive: true });
let token = '';
let projectId = '';
let projectPath = '';

beforeAll(async () => {
  token = await logIn();
  const json = { name: 'Fresh Court', status: 'featured' };
  const { body } = await call('POST', '/api/admin/projects', { token, json });
  const { _id, slug } = body as { _id: string; slug: string };
  projectId = _id;
  projectPath = `/projects/${slug}`;
}, 60_000);

afterAll(async () => {
  agent.destroy();
  await call('DELETE', `/api/admin/projects/${projectId}`, { token });
});

const pages = () => [projectPath, '/', '/api/projects', '/projects', `/api/projects/${projectId}`];

type Save = (name: string) => Promise<void>;

const saveByCall: Save = async (name) => {
  const { status } = await call('PATCH', `/api/admin/projects/${projectId}`, { token, json: { name } });
  expect(status).toBe(200);
};

const saveInOffice: Save = async (name) => {
  const id = builtFunctions.find((built) => built.name === 'saveRecordAction')?.id ?? '';
  const { code, text } = await callAction(id, ['project', projectId, { name }], {
    token,
    path: '/admin/projects',
  });
  expect(code).toBe('ok');
  // The browser asks for the screen by itself: what tells of a save waits for no drawing.
  expect(text).not.toContain('"children"');
};

/** Saves so often, reads a page that shows it at once after each save, and answers the reads that were not new. */
async function saveAndRead(times: number, save: Save): Promise<string[]> {
  const old: string[] = [];
  for (let turn = 0; turn < times; turn += 1) {
    const name = `Fresh ${turn} of ${times}`;
    await save(name);
    const path = pages()[turn % pages().length] ?? '';
    const { status, body } = await readOver(agent, `${baseUrl}${path}`);
    if (status !== 200 || !body.includes(name)) old.push(`${path}, ${status}, after save ${turn}`);
  }
  return old;
}

describe('the first read after a save', () => {
  it('is new, 100 times of 100', async () => {
    expect(await saveAndRead(100, saveByCall)).toEqual([]);
  }, 120_000);

  it('is new after a save in the back office, too, whose answer holds the record alone', async () => {
    expect(await saveAndRead(25, saveInOffice)).toEqual([]);
  }, 60_000);

  it('is new under the load of 50 visitors, none of whom sees an error', async () => {
    const visitors = startVisitors(
      50,
      [...pages(), '/faqs', '/sitemap.xml'].map((path) => `${baseUrl}${path}`),
    );
    const old = await saveAndRead(2 * pages().length, saveByCall);
    const statuses = await visitors.stop();
    expect(old).toEqual([]);
    expect(statuses.length).toBeGreaterThan(100);
    expect(statuses.filter((status) => status !== 200)).toEqual([]);
  }, 120_000);
});

it('an edit that is saved while a page is drawn is not missing in what is kept of that page', async () => {
  for (let turn = 0; turn < 20; turn += 1) {
    const name = `Overtaken ${turn}`;
    // Has the page drawn anew while the next edit is saved: the reads are spread over the time that a save takes.
    await call('PATCH', `/api/admin/projects/${projectId}`, { token, json: { name: `Before ${turn}` } });
    const saved = call('PATCH', `/api/admin/projects/${projectId}`, { token, json: { name } });
    const reads = Array.from({ length: 6 }, () => readOver(agent, `${baseUrl}${projectPath}`));
    await Promise.all([saved, ...reads]);
    expect((await readOver(agent, `${baseUrl}${projectPath}`)).body.includes(name)).toBe(true);
  }
  expect(await querySql('select name from project where id = $1', [projectId])).toEqual([
    { name: 'Overtaken 19' },
  ]);
}, 120_000);
