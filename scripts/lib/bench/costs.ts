import fs from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { sendEnquiry } from '../../../tests/faults/lib/enquiries';
import { withClient } from '../database/migrate';
import type { Bench } from './bench';
import { newSearches, runLoad } from './load';
import { findPostgres, readProcessorMs, untilIdle } from './process-tree';
import type { Row } from './row';
import { startSite } from './starting';

const photograph = '/media/hero-tower/master.webp';
const picture = '/media/hero-tower/640.avif';

type Cost = { siteMs: number; databaseMs: number; transactions: number };

export async function measureCosts({
  site: { TEST_DATABASE_URL = '' },
  token,
  floor,
  isBrief,
}: Bench): Promise<Row[]> {
  const times = isBrief ? 2 : 40;
  const seconds = isBrief ? 1 : 10;
  const postgres = findPostgres(TEST_DATABASE_URL);
  const site = await startSite({ env: { TRUSTED_PROXIES: '127.0.0.1,::1' } });
  const readSite = () => readProcessorMs(site.pid);
  const readBoth = () => readSite() + readProcessorMs(postgres);
  /** The database reports the work of a connection up to a second later. */
  const countTransactions = () =>
    withClient(TEST_DATABASE_URL, async (client) => {
      await wait(1500);
      const { rows } = await client.query<{ count: number }>(
        'select xact_commit::int as count from pg_stat_database where datname = current_database()',
      );
      return rows[0]?.count ?? 0;
    });
  const admin = { authorization: `Bearer ${token}` };
  const projects = (await (await fetch(`${site.url}/api/projects`)).json()) as {
    _id: string;
    slug: string;
  }[];
  const [project] = projects;

  async function ofLoad(path: string, options: string[] = []): Promise<Cost> {
    const counted = await countTransactions();
    const [ours, all] = [readSite(), readBoth()];
    const { perSecond } = await runLoad(site.url + path, seconds, options);
    const answers = perSecond * seconds;
    const spent = readSite() - ours;
    const databaseMs = (readBoth() - all - spent) / answers;
    return {
      siteMs: spent / answers,
      databaseMs,
      transactions: ((await countTransactions()) - counted) / answers,
    };
  }
  async function measureRuns(work: (run: number) => Promise<void>): Promise<Cost> {
    await work(-1);
    await untilIdle(readBoth);
    const counted = await countTransactions();
    const [ours, all] = [readSite(), readBoth()];
    for (let run = 0; run < times; run += 1) await work(run);
    await untilIdle(readBoth);
    const spent = readSite() - ours;
    const databaseMs = (readBoth() - all - spent) / times;
    return {
      siteMs: spent / times,
      databaseMs,
      transactions: ((await countTransactions()) - counted) / times,
    };
  }
  async function requireOk(asked: Promise<Response>): Promise<void> {
    const answer = await asked;
    await answer.arrayBuffer();
    if (!answer.ok) throw new Error(`${answer.url} answered ${answer.status}.`);
  }

  const save = (run: number) =>
    requireOk(
      fetch(`${site.url}/api/admin/projects/${project?._id}`, {
        method: 'PATCH',
        headers: { ...admin, 'content-type': 'application/json' },
        body: JSON.stringify({ location: `Kaup ${run}` }),
      }),
    );
  const enquire = async () => {
    const { status } = await sendEnquiry(site.url);
    if (status !== 201) throw new Error(`An enquiry was answered ${status}.`);
  };
  const bytes = fs.readFileSync(`public${photograph}`);
  const upload = () => {
    const form = new FormData();
    form.append('file', new Blob([bytes], { type: 'image/webp' }), 'photograph.webp');
    return requireOk(fetch(`${site.url}/api/admin/uploads`, { method: 'POST', headers: admin, body: form }));
  };
  try {
    await runLoad(`${site.url}/`, 1);
    const costs: { what: string; most: number; cost: Cost }[] = [
      { what: 'a kept page', most: 1, cost: await ofLoad('/') },
      { what: 'a kept page of a project', most: 1, cost: await ofLoad(`/projects/${project?.slug}`) },
      { what: 'kept JSON', most: 1, cost: await ofLoad('/api/projects') },
      { what: 'a file', most: 1, cost: await ofLoad(picture) },
      { what: 'a new search', most: 10, cost: await ofLoad('/projects?q=kadal', ['-s', newSearches]) },
      { what: 'a save', most: 20, cost: await measureRuns(save) },
      { what: 'an enquiry', most: 20, cost: await measureRuns(enquire) },
      { what: 'a photograph', most: 1000, cost: await measureRuns(upload) },
    ];
    const before = readProcessorMs(floor.pid);
    const { perSecond } = await runLoad(`${floor.url}/dynamic`, seconds);
    const drawn = (readProcessorMs(floor.pid) - before) / (perSecond * seconds);
    const row = (what: string, ours: number, most: number): Row => ({
      what,
      ours,
      unit: 'ms of the processor',
      against: { name: 'floor, drawn', value: drawn },
      bar: { most },
    });
    return costs.flatMap(({ what, most, cost }) => [
      row(`${what}: site`, cost.siteMs, most),
      row(`${what}: database`, cost.databaseMs, most),
      {
        what: `${what}: transactions`,
        ours: cost.transactions,
        unit: '',
        against: { name: 'limit', value: 100 },
        bar: { most: 1 },
      },
    ]);
  } finally {
    await site.stop();
  }
}
