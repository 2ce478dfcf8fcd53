import 'server-only';
import { createHash } from 'node:crypto';
import { enquiryLimits } from '@/lib/content/enquiries';
import { notices } from '@/lib/content/forms';
import { findShownPhone } from '@/lib/domain/settings/queries';
import { db } from '@/lib/server/db';
import { makeLimit } from '@/lib/server/form-limit';
import type { Sender } from '@/lib/server/form-route';
import { parseInput } from '@/lib/shared/parse';
import { subscription } from './schema';

const limitAddress = makeLimit('newsletter-address', enquiryLimits.perAddress, findShownPhone);

/** NEWS-2: keeps an address with the consent that it was given under; the same address twice is one row. @throws AppError invalid, too_many. */
export async function createSubscriber(input: unknown, { address }: Sender): Promise<void> {
  const { email, page } = parseInput(subscription, input);
  await limitAddress(address);
  const { version, text } = notices.newsletter;
  const noticeHash = createHash('sha256').update(text).digest('hex');
  await db.subscriber.createMany({
    data: { email, page, noticeVersion: version, noticeHash },
    skipDuplicates: true,
  });
}
