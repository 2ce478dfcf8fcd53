import 'server-only';
import { randomUUID } from 'node:crypto';
import {
  adminPartnerTexts,
  type PartnerState,
  type PartnerStep,
  partnerEvents,
} from '@/lib/content/partners';
import { changeWhere } from '@/lib/domain/enquiries/change';
import { lockEnquiry, readChangeSettings, writeChanges } from '@/lib/domain/enquiries/change-mutations';
import type { Changed } from '@/lib/domain/enquiries/field/definition';
import { setOutcome } from '@/lib/domain/enquiries/field/outcome';
import { listChanges } from '@/lib/domain/enquiries/field-places';
import { requireNamed } from '@/lib/domain/settings/purposes';
import type { Admin } from '@/lib/server/auth/viewer';
import { enqueueMail } from '@/lib/server/delivery/outbox/enqueue';
import type { DomainEvent } from '@/lib/server/records/events';
import { mutate, requireVersion } from '@/lib/server/records/mutation';
import { storedOpenStates } from '@/lib/shared/enquiries/state';
import { AppError } from '@/lib/shared/errors';
import { requireKnownId } from '@/lib/shared/parsing/id';
import { parseInput } from '@/lib/shared/parsing/parse';
import type { Partner as Row } from '@/prisma/generated/client';
import { makeLinkMail } from './mails';
import { getPartner } from './queries';
import { askedOf, type PartnerRow } from './row';
import { partnerChange } from './schema';

const entity = 'partner';
/** The privacy policy must name the purpose before there is a link. */
const named = { purpose: 'referral', field: 'step' } as const;

const steps: Record<PartnerStep, { from: readonly PartnerState[]; to: PartnerState }> = {
  approve: { from: ['asks', 'refused'], to: 'approved' },
  refuse: { from: ['asks'], to: 'refused' },
  renew: { from: ['approved', 'ended'], to: 'approved' },
  end: { from: ['approved'], to: 'ended' },
};

function settle(step: PartnerStep, row: Pick<PartnerRow, 'state' | 'outcome'>): Changed {
  if (step === 'refuse' && storedOpenStates.includes(row.state))
    return { state: 'lost', ...setOutcome(row, { lostReason: 'not a buyer' }) };
  return step === 'approve' && row.state === 'new' ? { state: 'contacted' } : {};
}

type Link = Partial<Pick<Row, 'state' | 'linkKey' | 'linkMadeAt' | 'linkEndedAt'>>;

function planStep(step: PartnerStep, now: Date): Link {
  const { to } = steps[step];
  if (to === 'approved') return { state: to, linkKey: randomUUID(), linkMadeAt: now, linkEndedAt: null };
  return { state: to, ...(step === 'end' && { linkKey: '', linkEndedAt: now }) };
}

/** A new link is mailed. @throws AppError not_found, invalid, conflict. */
export async function changePartner(admin: Admin, givenId: unknown, input: unknown) {
  const { step, version, ...fields } = parseInput(partnerChange, input);
  const id = requireKnownId(givenId, adminPartnerTexts.missing);
  const settings = await readChangeSettings();
  return mutate(admin, async (tx) => {
    const enquiry = await lockEnquiry(tx, id);
    const row = { ...enquiry, partnership: await tx.partner.findUnique({ where: { enquiryId: id } }) };
    const current = await getPartner(admin, id, tx);
    await requireVersion(tx, admin, { entity, entityId: id }, { version, current });
    if (step && !steps[step].from.includes(current.state))
      throw new AppError('conflict', adminPartnerTexts.wrongStep, { current });
    if (step && steps[step].to === 'approved') await requireNamed(tx, [named]);
    const data = { ...fields, ...(step && planStep(step, new Date())) };
    const partnership = await tx.partner.upsert({
      where: { enquiryId: id },
      create: { enquiryId: id, ...askedOf(row), ...data },
      update: { ...data, version: { increment: 1 } },
    });
    const events: DomainEvent[] = [];
    if (step) {
      const written = settle(step, row);
      const lines = [
        { kind: 'state' as const, text: partnerEvents[step] },
        ...listChanges(enquiry, { ...enquiry, ...written }),
      ];
      events.push(...(await writeChanges(tx, { sales: admin, ...settings }, enquiry, { written, lines })));
      if (step === 'end') await changeWhere(tx, { id }, { retainUntil: settings.endOf('partner') });
      if (steps[step].to === 'approved' && row.email !== '')
        await enqueueMail(tx, makeLinkMail(row, partnership, settings.head), {
          label: 'Link of a partner',
          idempotencyKey: `partner-${partnership.linkKey}`,
          leadId: id,
          hasSecret: true,
        });
    }
    const changed = [...(step ? [step] : []), ...Object.keys(fields)];
    return {
      data: await getPartner(admin, id, tx),
      tags: [],
      events,
      // A firm may have the name of a person, and the audit log outlives an erasure.
      audit: changed.length > 0 ? { action: 'update', entity, entityId: id, fields: changed } : [],
    };
  });
}
