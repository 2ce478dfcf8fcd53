import 'server-only';
import { answerEvents, reachedOutcomes } from '@/lib/content/enquiries/answer';
import { stopSla } from '@/lib/domain/sla/deadlines';
import type { Sales } from '@/lib/server/auth/viewer';
import { type Mutated, mutate } from '@/lib/server/records/mutation';
import { parseInput } from '@/lib/shared/parse';
import { lineOf, lockEnquiry, readChangeSettings, writeChanges } from './change-mutations';
import type { Enquiry } from './dto';
import { listChanges } from './field-places';
import { requireEnquiry } from './queries';
import { enquiryAnswer } from './schema';

/**
 * Keeps that somebody called or wrote, with the outcome of a call. The first time stops the clock; whoever was reached is contacted
 * from then on. @throws AppError not_found, invalid.
 */
export async function addAnswer(sales: Sales, id: string, input: unknown): Promise<Mutated<Enquiry>> {
  const answer = parseInput(enquiryAnswer, input);
  const settings = await readChangeSettings();
  await mutate(sales, async (tx) => {
    const row = await lockEnquiry(tx, id);
    const isReached = answer.way !== 'call' || reachedOutcomes.includes(answer.outcome);
    const written = isReached && row.state === 'new' ? ({ state: 'contacted' } as const) : {};
    const text = answerEvents[answer.way === 'call' ? answer.outcome : answer.way];
    const events = [{ kind: 'state' as const, text }, ...listChanges(row, { ...row, ...written })];
    const now = new Date();
    await stopSla(tx, row.id, answer.way, now);
    await writeChanges(tx, { sales, ...settings }, row, { written, events, now });
    return { data: null, tags: [], audit: lineOf(id, ['answer']) };
  });
  return { data: await requireEnquiry(sales, id), tags: [] };
}
