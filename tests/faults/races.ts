import { call } from '../support/api';
import { startSecondServer } from '../support/second-server';
import { addProject } from './lib/projects';
import { none, type Row } from './lib/row';
import { type Run, scaled } from './lib/run';

const pairs = 200;

/** Two people save the same version at once, each on another instance: one of them is told. */
export async function measure(run: Run): Promise<Row[]> {
  const project = await addProject('Race Court');
  const other = await startSecondServer();
  const origins = [process.env.TEST_BASE_URL ?? '', other.url];
  let silent = 0;
  try {
    for (let pair = 0; pair < scaled(run, pairs); pair += 1) {
      const { body } = await call('GET', `/api/projects/${project.id}?v=${pair}`);
      const { version } = body as { version: number };
      const statuses = await Promise.all(
        // Half of the pairs meet on one instance.
        [0, 1].map((at) =>
          project.rename(origins[at * (pair % 2)] ?? '', `Pair ${pair} of ${at}`, { version }),
        ),
      );
      if (statuses.sort().join() !== '200,409') silent += 1;
    }
    return [
      none(
        'two people save one version at once, also on two instances: not one saved and one told',
        silent,
        scaled(run, pairs),
      ),
    ];
  } finally {
    await other.stop();
    await project.remove();
  }
}
