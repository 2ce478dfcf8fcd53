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

/** One network guesses passwords of made-up people; others read pages, and the owner logs in from elsewhere. */
export async function measure(run: Run): Promise<Row[]> {
  const server = await startSecondServer();
  try {
    const address = newAddress();
    const count = scaled(run, failures);
    const answers: Awaited<ReturnType<typeof logIn>>[] = [];
    const probe = startProbe(server.url, ['/', '/projects', '/contact', '/api/projects'], 20);
    const guess = async () => {
      while (answers.length < count)
        answers.push(
          await logIn(server.url, address, { email: newEmail(), password: 'laterite-monsoon-44' }),
        );
    };
    await Promise.all(Array.from({ length: atOnce }, guess));
    const owner = await logIn(server.url, newAddress(), adminCredentials);
    const seen = await probe.stop();
    const refused = answers.filter(({ status }) => status === 429);
    const name = `${count.toLocaleString('en')} failed log-ins from one network, ${atOnce} at once`;
    return [
      none(
        `${name}: answered neither 401 nor 429`,
        answers.filter(({ status }) => status !== 401 && status !== 429).length,
        answers.length,
      ),
      none(`${name}: 429 without Retry-After`, refused.filter(({ wait }) => !wait).length, refused.length),
      ...rowsOfReaders(name, 'pages of others', seen, 500),
      none(`${name}: the owner, from another network, is kept out`, owner.status === 200 ? 0 : 1, 1),
    ];
  } finally {
    await server.stop();
  }
}
