import { querySql } from '../support/database/sql';
import { isDropped, startRollingSite } from '../support/servers/rolling-site';
import { none, type Row } from './lib/row';
import { type Run, scaled } from './lib/run';

const rounds = 3;
const perSecond = 50;

/** Two instances behind the proxy are restarted one after the other, as an upgrade does. */
export async function measure(run: Run): Promise<Row[]> {
  const site = await startRollingSite();
  const tally = { asked: 0, dropped: 0, taken: 0, lost: 0 };
  try {
    for (let round = 0; round < scaled(run, rounds); round += 1) {
      const { answers, emails } = await site.restartUnderLoad(perSecond);
      const taken = answers.filter(({ status }) => status === 201).length;
      const rows = await querySql('select email from subscriber where email = any($1)', [emails]);
      tally.asked += answers.length;
      tally.dropped += answers.filter(isDropped).length;
      tally.taken += taken;
      tally.lost += Math.max(0, taken - rows.length);
    }
    const name = `rolling restart under ${perSecond} requests/s`;
    return [
      none(`${name}: requests dropped`, tally.dropped, tally.asked),
      none(`${name}: newsletter addresses accepted and lost`, tally.lost, tally.taken),
    ];
  } finally {
    await site.stop();
  }
}
