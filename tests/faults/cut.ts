import { sleep } from '../../scripts/lib/processes';
import { querySql } from '../support/database/sql';
import { countLost, isAccepted, sendEnquiry, startEnquiries } from './lib/enquiries';
import { startOwnServer } from './lib/own-build';
import { addProject, type OwnProject } from './lib/projects';
import { atMost, none, type Row } from './lib/row';
import { type Run, scaled } from './lib/run';
import { until } from './lib/wait';

const seconds = 20;
const savesPerSecond = 10;

/** Saves one after the other; a name that was acknowledged stands there until the next is sent. */
function startSaves(project: OwnProject, origin: string) {
  let isStopped = false;
  const tally = { saved: 0, lost: 0 };
  const walking = (async () => {
    while (!isStopped) {
      const name = `Cut ${performance.now()}`;
      if (isAccepted({ status: await project.rename(origin, name) })) {
        const [row] = await querySql('select name from project where id = $1', [project.id]);
        tally.saved += 1;
        if (row?.name !== name) tally.lost += 1;
      }
      await sleep(1000 / savesPerSecond);
    }
  })();
  return {
    async stop() {
      isStopped = true;
      await walking;
      return tally;
    },
  };
}

/** Every connection to the database is broken, four times a second, while the site writes. */
export async function measure(run: Run): Promise<Row[]> {
  const projects = await Promise.all([addProject('Cut Court'), addProject('Cut House')]);
  const { current, line, stop } = await startOwnServer('cut');
  const origin = current().url;
  try {
    const enquiries = startEnquiries(() => origin, 100);
    const saves = projects.map((project) => startSaves(project, origin));
    for (let cut = 0; cut < scaled(run, seconds) * 4; cut += 1) {
      await sleep(250 - (cut % 5) * 7);
      line.cut();
      line.mend();
    }
    const sent = await enquiries.stop();
    const tallies = await Promise.all(saves.map((each) => each.stop()));
    const saved = tallies.reduce((sum, each) => sum + each.saved, 0);
    const backMs = await until('an enquiry is taken', async () => isAccepted(await sendEnquiry(origin)));
    const name = 'connections cut 4 times a second under 20 writes/s';
    return [
      none(
        `${name}: acknowledged saves lost`,
        tallies.reduce((sum, each) => sum + each.lost, 0),
        saved,
      ),
      none(`${name}: enquiries accepted and lost`, await countLost(sent), sent.filter(isAccepted).length),
      none(`${name}: answers of no kind`, sent.filter(({ status }) => status === 0).length, sent.length),
      atMost(`${name}: all as always after it`, backMs, 5000, 'ms'),
    ];
  } finally {
    await stop();
    await Promise.all(projects.map((project) => project.remove()));
  }
}
