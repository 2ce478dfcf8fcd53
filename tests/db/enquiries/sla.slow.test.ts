import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { afterAll, expect, test, vi } from 'vitest';
import { mailSettings, startMailStandIn } from '../../support/stand-ins/mail-stand-in';
import { waitFor } from '../../support/wait-for';

vi.mock('next/server', async (load) => ({ ...(await load<object>()), after: vi.fn() }));

const mail = await startMailStandIn();
Object.assign(process.env, mailSettings(mail.url));

// After the settings, which are read when they are first imported.
const { escalateDue } = await import('@/lib/domain/sla/escalate');
const { runOutbox } = await import('@/lib/server/delivery/outbox/run');
const { db } = await import('@/lib/server/db');
const { receive, startSla } = await import('../../support/enquiries/sla');
const { drain } = await import('../../support/enquiries/outbox');
const { passMinutes } = await import('../../support/enquiries/rotations');

afterAll(() => mail.stop());

function startChild(): ChildProcess {
  return spawn(
    process.execPath,
    ['--conditions=react-server', '--import', 'tsx', 'tests/support/enquiries/sla-child.ts'],
    { env: process.env, stdio: ['ignore', 'inherit', 'inherit', 'ipc'] },
  );
}

const startedThen = async (message: string) => {
  const child = startChild();
  await new Promise<void>((resolve) =>
    child.on('message', (said) => {
      if (said === message) resolve();
    }),
  );
  return child;
};

test('killed processes lose no reminder, and nobody gets one twice', async () => {
  await startSla();
  const ids = await receive(40);
  await runOutbox();
  mail.clear();
  await passMinutes(300);
  mail.be('slow');
  const kill = async (children: ChildProcess[]) => {
    const ends = children.map((child) => once(child, 'exit'));
    for (const child of children) child.kill('SIGKILL');
    await Promise.all(ends);
  };
  // Two at once: killed while they tell, and while they send.
  await kill(await Promise.all([startedThen('begun'), startedThen('begun')]));
  await kill(await Promise.all([startedThen('told'), startedThen('begun')]));
  const sending = await Promise.all([startedThen('told'), startedThen('told')]);
  await waitFor(() => expect(mail.requests.length).toBeGreaterThan(0));
  await kill(sending);
  mail.be('up');
  await escalateDue();
  await drain();
  const keys = [...mail.taken.keys()].filter((key) => key.startsWith('sla-'));
  expect(keys.toSorted()).toEqual(
    ids.flatMap((id) => ['owner', 'head', 'next'].map((step) => `sla-${step}-${id}`)).toSorted(),
  );
  expect(await db.enquiryEvent.count({ where: { kind: 'followUp' } })).toBe(120);
}, 120_000);
