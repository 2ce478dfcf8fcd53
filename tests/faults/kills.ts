import { querySql } from '../support/database/sql';
import { startSecondServer } from '../support/servers/second-server';
import { mailSettings, startMailStandIn } from '../support/stand-ins/mail-stand-in';
import { findUnmailed, sendAtOnce, startWork, type Work } from './lib/acknowledged';
import { addProject } from './lib/projects';
import { none, type Row } from './lib/row';
import { type Run, scaled } from './lib/run';
import { until } from './lib/wait';

const kills = 100;

/** One life of a server, which ends in the middle of what it does. */
async function live(settings: Record<string, string>, work: Work, number: number): Promise<void> {
  const server = await startSecondServer(settings);
  const before = work.acknowledgedCount();
  work.goTo(server.url);
  // At another point of the work each time.
  await until('something is acknowledged', () => work.acknowledgedCount() > before + (number % 4));
  process.kill(server.pid, 'SIGKILL');
  work.goTo(null);
  await work.whenIdle();
  await server.stop();
}

export async function measure(run: Run): Promise<Row[]> {
  const mail = await startMailStandIn();
  const project = await addProject('Kill Court');
  const settings = mailSettings(mail.url);
  const count = scaled(run, kills);
  const work = startWork(project);
  try {
    for (let number = 0; number < count; number += 1) await live(settings, work, number);
    const { enquiries, uploads, lostSaves, saves } = await work.stop();
    await sendAtOnce();
    const server = await startSecondServer(settings);
    try {
      await until('the outbox is empty', async () => (await findUnmailed(enquiries)).length === 0, 180_000);
      const emails = enquiries.map(({ email }) => email);
      const rows = await querySql('select email from enquiry where email = any($1)', [emails]);
      const mailed = [...mail.taken.values()].flatMap(({ to }) => to);
      const notOnce = emails.filter((email) => mailed.filter((to) => to === email).length !== 1);
      const pictures = await querySql(`select url from picture where url like '/uploads/%'`);
      const gone = await countMissing(
        server.url,
        pictures.map(({ url }) => String(url)),
      );
      const known = await querySql('select id from picture where id = any($1)', [uploads]);
      return [
        none(`${count} kills -9: acknowledged saves lost`, lostSaves, saves),
        none(
          `${count} kills -9: acknowledged enquiries lost`,
          emails.length - new Set(rows.map(({ email }) => email)).size,
          emails.length,
        ),
        none(`${count} kills -9: acknowledged uploads lost`, uploads.length - known.length, uploads.length),
        none('rows of pictures without their file', gone, pictures.length),
        none('enquiries not mailed exactly once', notOnce.length, emails.length),
      ];
    } finally {
      await server.stop();
    }
  } finally {
    await mail.stop();
    await project.remove();
  }
}

async function countMissing(origin: string, urls: string[]): Promise<number> {
  let missing = 0;
  for (const url of urls) {
    const answer = await fetch(origin + url);
    await answer.arrayBuffer();
    if (answer.status !== 200) missing += 1;
  }
  return missing;
}
