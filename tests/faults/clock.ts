import fs from 'node:fs';
import path from 'node:path';
import { enquiryLimits } from '@/lib/content/enquiries/enquiries';
import { canInstall, findFile, installByApt } from '../../scripts/lib/programs/apt';
import { makeTempFolder } from '../../scripts/lib/temp-folder';
import { adminCredentials } from '../support/contract/api';
import { type SecondServer, startSecondServer } from '../support/servers/second-server';
import { mailSettings, startMailStandIn } from '../support/stand-ins/mail-stand-in';
import { newAddress, newName, newPhone } from '../support/values';
import { isAccepted, sendEnquiry } from './lib/enquiries';
import { addProject, type OwnProject } from './lib/projects';
import { atMost, none, notRun, type Row } from './lib/row';
import { until } from './lib/wait';

const find = () =>
  findFile(['x86_64', 'aarch64'].map((kind) => `/usr/lib/${kind}-linux-gnu/faketime/libfaketimeMT.so.1`));

function findLibrary(): string | undefined {
  if (!find() && canInstall()) installByApt('libfaketime');
  return find();
}

async function logIn(origin: string): Promise<string> {
  const answer = await fetch(`${origin}/api/admin/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': newAddress() },
    body: JSON.stringify(adminCredentials),
  });
  return ((await answer.json()) as { token?: string }).token ?? '';
}

const isSignedIn = async (origin: string, token: string) =>
  (await fetch(`${origin}/api/admin/auth/me`, { headers: { authorization: `Bearer ${token}` } })).status ===
  200;

/** The seconds that a network which has sent too much is told to wait. */
async function findWait(origin: string, address: string): Promise<number> {
  const answer = await fetch(`${origin}/api/v1/enquiries`, {
    method: 'POST',
    headers: { accept: 'application/json', 'content-type': 'application/json', 'x-forwarded-for': address },
    body: JSON.stringify({ name: 'Nisha', email: 'wait@example.com', phone: newPhone(), message: 'Hello' }),
  });
  await answer.arrayBuffer();
  return answer.status === 429 ? Number(answer.headers.get('retry-after')) : 0;
}

type Site = { server: SecondServer; project: OwnProject; isMailed(email: string): boolean };

/** What does not work at this time of the clock. */
async function listFailures({ server, project, isMailed }: Site, tokens: string[]): Promise<string[]> {
  const failures: string[] = [];
  const check = (what: string, isRight: boolean) => void (isRight || failures.push(what));
  for (const each of tokens) check('a session', await isSignedIn(server.url, each));
  const name = newName('Clock');
  const token = tokens.at(-1) ?? '';
  check('a save', (await project.rename(server.url, name, { token })) === 200);
  const shown = async (origin = '') =>
    (await (await fetch(`${origin}/projects/${project.id}`)).text()).includes(name);
  check('the save in the next answer', await shown(server.url));
  const isThere = () => shown(process.env.TEST_BASE_URL);
  check(
    'the save on the other instance',
    await until('the save', isThere, 5000).then(
      () => true,
      () => false,
    ),
  );
  const enquiry = await sendEnquiry(server.url);
  check('an enquiry', isAccepted(enquiry));
  const isSent = () => isMailed(enquiry.email);
  check(
    'its mail',
    await until('its mail', isSent, 30_000).then(
      () => true,
      () => false,
    ),
  );
  return failures;
}

/** The clock of one server is set a day ahead, back, a day behind, and right again; the database's stays as it is. */
export async function measure(): Promise<Row[]> {
  const library = findLibrary();
  if (!library) return [notRun('the clock is a day wrong', 'no libfaketime')];
  const folder = makeTempFolder('faults-clock');
  const file = path.join(folder, 'offset');
  const set = (offset: string) => fs.writeFileSync(file, `${offset}\n`);
  set('+0');
  const mail = await startMailStandIn();
  const project = await addProject('Clock Court');
  const server = await startSecondServer({
    ...mailSettings(mail.url),
    LD_PRELOAD: library,
    FAKETIME_TIMESTAMP_FILE: file,
    FAKETIME_NO_CACHE: '1',
    FAKETIME_DONT_FAKE_MONOTONIC: '1',
  });
  const isMailed = (email: string) => [...mail.taken.values()].some(({ to }) => [to].flat().includes(email));
  const site = { server, project, isMailed };
  try {
    const first = await logIn(server.url);
    const address = newAddress();
    for (let sent = 0; sent < enquiryLimits.perAddress.points; sent += 1)
      await sendEnquiry(server.url, address);
    const rows: Row[] = [];
    const note = async (name: string, tokens: string[]) => {
      const failures = await listFailures(site, tokens);
      rows.push(
        none(
          `${name}: what does not work${failures.length > 0 ? ` (${failures.join(', ')})` : ''}`,
          failures.length,
          tokens.length + 5,
        ),
      );
    };
    set('+1d');
    // A session that nobody has used for a day has ended.
    const ahead = await logIn(server.url);
    await note('the clock is set a day ahead', [ahead]);
    set('+0');
    await note('and back', [ahead]);
    set('-1d');
    await note('a day behind', [await logIn(server.url)]);
    rows.push(
      atMost(
        'a day behind: a network that has sent too much waits for',
        await findWait(server.url, address),
        enquiryLimits.perAddress.seconds,
        's',
      ),
    );
    set('+0');
    await note('and right again', [first, ahead]);
    return rows;
  } finally {
    await server.stop();
    await mail.stop();
    await project.remove();
    fs.rmSync(folder, { recursive: true, force: true });
  }
}
