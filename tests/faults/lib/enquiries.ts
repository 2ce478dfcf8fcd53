import { sleep } from '../../../scripts/lib/processes';
import { querySql } from '../../support/database/sql';
import { newAddress, newEmail, newPhone } from '../../support/values';

export type SentEnquiry = { email: string; status: number; ms: number };

/** One enquiry as the page's script sends it; status 0 where the connection broke. */
export async function sendEnquiry(origin: string, address = newAddress()): Promise<SentEnquiry> {
  const email = newEmail();
  const started = performance.now();
  const status = await fetch(`${origin}/api/v1/enquiries`, {
    method: 'POST',
    headers: { accept: 'application/json', 'content-type': 'application/json', 'x-forwarded-for': address },
    body: JSON.stringify({ name: 'Nisha Pai', email, phone: newPhone(), message: 'Is it dry in July?' }),
    signal: AbortSignal.timeout(30_000),
  })
    .then(async (answer) => {
      await answer.arrayBuffer();
      return answer.status;
    })
    .catch(() => 0);
  return { email, status, ms: performance.now() - started };
}

/** Visitors who send an enquiry every so often until they are stopped. */
export function startEnquiries(origin: () => string, everyMs: number) {
  const sent: Promise<SentEnquiry>[] = [];
  let isStopped = false;
  const walking = (async () => {
    while (!isStopped) {
      sent.push(sendEnquiry(origin()));
      await sleep(everyMs);
    }
  })();
  return {
    async stop(): Promise<SentEnquiry[]> {
      isStopped = true;
      await walking;
      return Promise.all(sent);
    },
  };
}

export const isAccepted = ({ status }: { status: number }): boolean => status >= 200 && status < 400;

/** How many of those that were answered with success are not there. */
export async function countLost(enquiries: SentEnquiry[]): Promise<number> {
  const emails = enquiries.filter(isAccepted).map(({ email }) => email);
  const rows = await querySql('select distinct email from enquiry where email = any($1)', [emails]);
  return emails.length - rows.length;
}
