import 'server-only';
import { enquiryLimits } from '@/lib/content/enquiries/enquiries';
import { notices } from '@/lib/content/enquiries/forms';
import { keepNotice } from '@/lib/domain/enquiries/consents';
import { findShownPhone } from '@/lib/domain/settings/queries';
import { networkOf } from '@/lib/server/auth/network';
import { requireRecentPassword } from '@/lib/server/auth/recent-password';
import type { Admin } from '@/lib/server/auth/viewer';
import { type Mutated, mutate } from '@/lib/server/records/mutation';
import { makeLimit } from '@/lib/server/writes/form-limit';
import { writeOnce } from '@/lib/server/writes/write-once';
import type { Saved, Sender } from '@/lib/shared/enquiries/sender';
import { AppError } from '@/lib/shared/errors';
import { requireId } from '@/lib/shared/parsing/id';
import { parseInput } from '@/lib/shared/parsing/parse';
import { subscription } from './schema';

const limitNetwork = makeLimit('newsletter-address', enquiryLimits.perAddress, findShownPhone);

/** NEWS-2: the same address twice is one row. @throws AppError invalid, too_many. */
export async function createSubscriber(input: unknown, { address }: Sender): Promise<Saved> {
  const { email, page } = parseInput(subscription, input);
  await limitNetwork(networkOf(address));
  await writeOnce(async (tx) => {
    const notice = await keepNotice(tx, notices.newsletter);
    await tx.subscriber.createMany({ data: { email, page, ...notice }, skipDuplicates: true });
  });
  return {};
}

/** The history entry omits the address. @throws AppError not_found. */
export async function eraseSubscriber(admin: Admin, givenId: unknown): Promise<Mutated<null>> {
  requireRecentPassword(admin);
  const id = requireId(givenId, 'There is no such address.');
  return mutate(admin, async (tx) => {
    const { count } = await tx.subscriber.deleteMany({ where: { id } });
    if (count === 0) throw new AppError('not_found', 'There is no such address.');
    return { data: null, tags: [], audit: { action: 'erase', entity: 'newsletter address', entityId: id } };
  });
}
