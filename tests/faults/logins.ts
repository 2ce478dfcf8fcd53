import { adminCredentials } from '../support/api';
import { startSecondServer } from '../support/second-server';
import { newAddress, newEmail } from '../support/values';
import { rowsOfReaders, startProbe } from './lib/probe';
import { none, type Row } from './lib/row';
import { type Run, scaled } from './lib/run';

const failures = 2000;
const atOnce = 50;

const logIn = async (origin: string, address: string, person: { email: string; password: string }) => {
  const answer = await fetch(`${origin}/api/admin/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
    body: JSON.stringify(person),
  });
  await answer.arrayBuffer();
  return { status: answer.status, wait: answer.headers.get('retry-after') };
};

/** The refusals of who has tried too often, and of a site that hashes enough passwords already. */
const refusals = [429, 503];

/** One network guesses passwords of made-up people; others read pages, and the owner logs in from elsewhere. */
export async function measure(run: Run): Promise<Row[]> {
  const server = await startSecondServer();
  try {
    const pages = ['/', '/projects', '/contact', '/api/projects'];
    // What is loaded and drawn once is no part of it.
    await logIn(server.url, newAddress(), { email: newEmail(), password: 'laterite-monsoon-44' });
    for (const page of pages) await (await fetch(server.url + page)).arrayBuffer();
    const address = newAddress();
    const count = scaled(run, failures);
    const answers: Awaited<ReturnType<typeof logIn>>[] = [];
    const probe = startProbe(server.url, pages, 20);
    const guess = async () => {
      while (answers.length < count)
        answers.push(
          await logIn(server.url, address, { email: newEmail(), password: 'laterite-monsoon-44' }),
        );
    };
    await Promise.all(Array.from({ length: atOnce }, guess));
    const owner = await logIn(server.url, newAddress(), adminCredentials);
    const seen = await probe.stop();
    const refused = answers.filter(({ status }) => refusals.includes(status));
    const name = `${count.toLocaleString('en')} failed log-ins from one network, ${atOnce} at once`;
    return [
      none(
        `${name}: answered neither 401, 429 nor 503`,
        answers.filter(({ status }) => ![401, ...refusals].includes(status)).length,
        answers.length,
      ),
      none(
        `${name}: refused without Retry-After`,
        refused.filter(({ wait }) => !wait).length,
        refused.length,
      ),
      ...rowsOfReaders(name, 'pages of others', seen, 500),
      none(`${name}: the owner, from another network, is kept out`, owner.status === 200 ? 0 : 1, 1),
    ];
  } finally {
    await server.stop();
  }
}
