import 'server-only';
import { z } from 'zod';
import { purposeNames, tickText, wordsOfPurpose } from '@/lib/content/purposes';
import type { Admin } from '@/lib/server/auth/viewer';
import { type Mutated, mutate } from '@/lib/server/records/mutation';
import { parseInput } from '@/lib/shared/parsing/parse';

const acceptance = z.object({
  purpose: z.enum(purposeNames as [(typeof purposeNames)[number]], { error: 'There is no such purpose' }),
  isNamed: z.boolean(),
});

/** Stores the person and time; or removes them. @throws AppError invalid. */
export async function acceptPurpose(admin: Admin, input: unknown): Promise<Mutated<null>> {
  const { purpose, isNamed } = parseInput(acceptance, input);
  return mutate(admin, async (tx) => {
    const kept = { words: wordsOfPurpose(purpose), acceptedBy: admin.name, acceptedAt: new Date() };
    if (isNamed)
      await tx.acceptedPurpose.upsert({ where: { purpose }, create: { purpose, ...kept }, update: kept });
    else await tx.acceptedPurpose.deleteMany({ where: { purpose } });
    const said = tickText(purpose);
    const fields = [isNamed ? said : `no more: ${said}`];
    return {
      data: null,
      tags: [],
      audit: { action: 'update', entity: 'settings', entityId: 'privacy', label: 'privacy', fields },
    };
  });
}
