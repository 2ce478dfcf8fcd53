import { logIn } from '../support/contract/api';
import { startSecondServer } from '../support/servers/second-server';
import { newName } from '../support/values';
import { percentile } from './lib/probe';
import { addProject } from './lib/projects';
import { atMost, none, type Row } from './lib/row';
import { type Run, scaled } from './lib/run';
import { until } from './lib/wait';

const edits = 50;

/** Whether a log-out on one instance holds on the other at the next request. */
async function isLogOutShared(one: string, other: string): Promise<boolean> {
  const headers = { authorization: `Bearer ${await logIn()}` };
  const me = async (origin: string) => (await fetch(`${origin}/api/admin/auth/me`, { headers })).status;
  const before = await me(other);
  await fetch(`${one}/api/admin/auth/logout`, { method: 'POST', headers });
  return before === 200 && (await me(other)) === 401;
}

export async function measure(run: Run): Promise<Row[]> {
  const project = await addProject('Two Court');
  const second = await startSecondServer();
  const origins = [process.env.TEST_BASE_URL ?? '', second.url] as const;
  const addresses = [`/projects/${project.id}`, `/api/projects/${project.id}`, '/projects'];
  const shows = async (url: string, name: string) => (await (await fetch(url)).text()).includes(name);
  const times: number[] = [];
  let late = 0;
  try {
    for (let edit = 0; edit < scaled(run, edits); edit += 1) {
      const [here, there] = edit % 2 === 0 ? origins : [origins[1], origins[0]];
      const address = addresses[edit % addresses.length];
      const name = newName('Seen');
      await (await fetch(there + address)).arrayBuffer();
      await project.rename(here, name);
      times.push(await until(`${name} on the other instance`, () => shows(there + address, name)));
      // Whoever saved sees it with the next request.
      if (!(await shows(here + address, name))) late += 1;
    }
    const lasting = (await isLogOutShared(...origins)) ? 0 : 1;
    return [
      atMost('an edit is seen on the other instance: slowest', Math.max(...times), 1000, 'ms'),
      atMost('an edit is seen on the other instance: median', percentile(times, 0.5), 1000, 'ms'),
      none('an edit is missing from the next answer of the instance that saved it', late, times.length),
      none('a session that ended on one instance is taken by the other', lasting, 1),
    ];
  } finally {
    await second.stop();
    await project.remove();
  }
}
