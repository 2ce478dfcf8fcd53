import 'server-only';
import { randomUUID } from 'node:crypto';
import { spokenNotice } from '@/lib/content/enquiries/enquiries';
import { authorOf } from '@/lib/domain/enquiries/change-mutations';
import { requireProject } from '@/lib/domain/enquiries/projects-by-name';
import { readIntakeSettings } from '@/lib/domain/settings/queries';
import type { Sales } from '@/lib/server/auth/viewer';
import { listTeamAddresses } from '@/lib/server/delivery/email/setup';
import { type Mutated, mutate } from '@/lib/server/records/mutation';
import { parseInput } from '@/lib/shared/parsing/parse';
import { findE164 } from '@/lib/shared/parsing/phone';
import type { Incoming } from '../incoming';
import { receive } from '../receive';
import { addedEnquiry } from '../schema';

/** Nobody where the colleague is the whole team. */
function findTeam(addresses: readonly string[], own: string): Incoming['team'] {
  const isOwn = (address: string) => address.toLowerCase() === own.toLowerCase();
  return addresses.length > 0 && addresses.every(isOwn) ? 'nobody' : { except: own };
}

/** The same key gives the same enquiry. @throws AppError invalid. */
export async function addEnquiry(sales: Sales, input: unknown): Promise<Mutated<{ _id: string }>> {
  const {
    isNoticeRead: _isRead,
    requestKey: key,
    projectId,
    kind,
    whatsapp,
    email,
    phone,
    ...fields
  } = parseInput(addedEnquiry, input);
  const [settings, addresses] = [await readIntakeSettings(), await listTeamAddresses()];
  return mutate(sales, async (tx) => {
    const now = new Date();
    const { actor: name, userId } = await authorOf(tx, sales);
    const incoming: Incoming = {
      requestKey: `added-${key ?? randomUUID()}`,
      kind,
      contact: { phoneE164: findE164(phone) ?? '', email, whatsapp },
      project: await requireProject(tx, projectId),
      columns: {
        ...fields,
        // The notice was read out, so the contact was spoken to.
        state: 'contacted',
        firstContactAt: now,
        createdAt: now,
        assigneeId: userId,
      },
      origin: { phone, addedBy: sales.name },
      notice: { ...spokenNotice, readOutAt: now },
      isAcknowledged: false,
      team: findTeam(addresses, sales.email),
      typedInBy: { userId, name },
    };
    const [stored] = await receive(tx, [incoming], settings);
    if (!stored) throw new Error('The enquiry was not stored.');
    return {
      data: { _id: stored.id },
      tags: [],
      // The audit log names nobody, because it outlives an erasure.
      audit: stored.isNew ? { action: 'create', entity: 'enquiry', entityId: stored.id } : [],
    };
  });
}
