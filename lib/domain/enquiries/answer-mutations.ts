import 'server-only';
import { answerEvents, reachedOutcomes } from '@/lib/content/enquiries/answer';
import type { Sales } from '@/lib/server/auth/viewer';
import { type Mutated, mutate } from '@/lib/server/records/mutation';
import { parseInput } from '@/lib/shared/parsing/parse';
import { lineOf, lockEnquiry, readChangeSettings, writeChanges } from './change-mutations';
import type { Enquiry } from './dto';
import { enquiryEvent } from './events';
import { listChanges } from './field-places';
import { requireEnquiry } from './queries';
import { enquiryAnswer } from './schema';

/** @throws AppError not_found, invalid. */
export async function addAnswer(sales: Sales, id: string, input: unknown): Promise<Mutated<Enquiry>> {
  const answer = parseInput(enquiryAnswer, input);
  const settings = await readChangeSettings();
  await mutate(sales, async (tx) => {
    const row = await lockEnquiry(tx, id);
    const isReached = answer.way !== 'call' || reachedOutcomes.includes(answer.outcome);
    const written = isReached && row.state === 'new' ? ({ state: 'contacted' } as const) : {};
    const text = answerEvents[answer.way === 'call' ? answer.outcome : answer.way];
    const lines = [{ kind: 'state' as const, text }, ...listChanges(row, { ...row, ...written })];
    const now = new Date();
    const events = await writeChanges(tx, { sales, ...settings }, row, { written, lines, now });
    const answered = enquiryEvent('enquiry.answered', { id: row.id, way: answer.way, now });
    return { data: null, tags: [], audit: lineOf(id, ['answer']), events: [answered, ...events] };
  });
  return { data: await requireEnquiry(sales, id), tags: [] };
}
