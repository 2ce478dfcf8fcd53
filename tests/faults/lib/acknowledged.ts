import { sleep } from '../../../scripts/lib/processes';
import { makeForm, makePhoto } from '../../support/contract/api';
import { querySql } from '../../support/database/sql';
import { newName } from '../../support/values';
import { isAccepted, type SentEnquiry, sendEnquiry } from './enquiries';
import { adminToken, type OwnProject } from './projects';

/** Uploads a picture; its id, or null where it was not acknowledged. */
export async function uploadPhoto(origin: string, seed = 1): Promise<string | null> {
  try {
    const answer = await fetch(`${origin}/api/admin/uploads`, {
      method: 'POST',
      headers: { authorization: `Bearer ${await adminToken()}` },
      body: makeForm({ file: [await makePhoto(seed)] }),
    });
    const { _id } = (await answer.json()) as { _id?: string };
    return answer.status === 201 ? (_id ?? null) : null;
  } catch {
    return null;
  }
}

export type Work = ReturnType<typeof startWork>;

/** Saves, enquiries and uploads, one after the other of each, at whichever server is there; what is acknowledged is written down. */
export function startWork(project: OwnProject) {
  let origin: string | null = null;
  let isStopped = false;
  let busy = 0;
  let saves = 0;
  let lostSaves = 0;
  /** The last name that was acknowledged, and those after it that may have been written before the server died. */
  let mayStand: string[] = [];
  const enquiries: SentEnquiry[] = [];
  const uploads: string[] = [];

  async function save(to: string) {
    const [row] = await querySql('select name from project where id = $1', [project.id]);
    if (mayStand.length > 0 && !mayStand.includes(String(row?.name))) lostSaves += 1;
    const name = newName('Next');
    if (isAccepted({ status: await project.rename(to, name) })) {
      saves += 1;
      mayStand = [name];
    } else mayStand.push(name);
  }
  async function enquire(to: string) {
    const enquiry = await sendEnquiry(to);
    if (isAccepted(enquiry)) enquiries.push(enquiry);
  }
  async function upload(to: string) {
    const id = await uploadPhoto(to, uploads.length);
    if (id) uploads.push(id);
  }
  const walk = async (step: (to: string) => Promise<void>) => {
    while (!isStopped) {
      if (origin) {
        busy += 1;
        await step(origin);
        busy -= 1;
      } else await sleep(20);
    }
  };
  const walking = Promise.all([save, enquire, upload].map(walk));
  return {
    goTo(next: string | null) {
      origin = next;
    },
    acknowledgedCount: () => saves + enquiries.length + uploads.length,
    async whenIdle() {
      while (busy > 0) await sleep(10);
    },
    async stop() {
      isStopped = true;
      await walking;
      return { enquiries, uploads, lostSaves, saves };
    },
  };
}

/** The mails of these enquiries that are still to be sent. */
export const findUnmailed = (enquiries: SentEnquiry[]) =>
  querySql(
    `select o.id from outbox o join enquiry e on e.id = o.lead_id
     where e.email = any($1) and o.kind = 'mail' and o.state <> 'sent'`,
    [enquiries.map(({ email }) => email)],
  );

/** No server is left that has them in its hands. */
export const sendAtOnce = () => querySql(`update outbox set next_attempt_at = now() where state = 'pending'`);
