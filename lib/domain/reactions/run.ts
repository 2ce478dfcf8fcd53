import 'server-only';
import { notices } from '@/lib/content/enquiries/forms';
import { addLinks } from '@/lib/domain/documents/links';
import { changeWhere } from '@/lib/domain/enquiries/change';
import { toNoticeColumns } from '@/lib/domain/enquiries/consents';
import { addCv } from '@/lib/domain/enquiries/cv';
import type { EnquiryChanged, EnquiryEvents } from '@/lib/domain/enquiries/events';
import { isHeld } from '@/lib/domain/enquiries/field/review';
import { pauseSla, resumeSla, type SlaColumns, stopSla } from '@/lib/domain/sla/deadlines';
import { requestVisit, reserveReleased } from '@/lib/domain/visits/request';
import type { Tx } from '@/lib/server/db';
import type { DomainEvent } from '@/lib/server/records/events';
import { assignAddedEnquiry, assignOwners, assignReleased, reassign } from './assign';
import type { CreatedEnquiries, CreatedEnquiry } from './created';
import { acknowledge, callWebhooks, callWebhooksOfMove, notifyOfReleased, notifyTeam } from './notify';

type Events = EnquiryEvents & { 'enquiry.created': CreatedEnquiries };
type Reactions = { [N in keyof Events]: readonly ((tx: Tx, payload: Events[N]) => Promise<void>)[] };

const forEach =
  (react: (tx: Tx, each: CreatedEnquiry) => unknown) =>
  async (tx: Tx, { created }: CreatedEnquiries): Promise<void> => {
    for (const each of created) await react(tx, each);
  };

const isRotated = ({ enquiry, typedInBy }: CreatedEnquiry) => !typedInBy && !isHeld(enquiry);

async function writeSla(tx: Tx, id: string, columns: SlaColumns | null): Promise<void> {
  if (columns) await changeWhere(tx, { id }, columns);
}

/** Back to "new" undoes the answer; "spam" pauses the SLA. */
function moveSla(tx: Tx, { former, enquiry, now }: EnquiryChanged): Promise<SlaColumns | null> {
  if (enquiry.state === 'new') return resumeSla(tx, former, now);
  return enquiry.state === 'spam' ? pauseSla(tx, enquiry.id) : stopSla(tx, enquiry.id, 'state', now);
}

/** In order, in the transaction of the mutation. Lock order: contacts, enquiry, visit times, rotation. */
const reactions: Reactions = {
  'enquiry.created': [
    forEach((tx, { enquiry, cv }) => cv && addCv(tx, enquiry.id, cv)),
    forEach((tx, { newsletter }) => {
      const data = newsletter && { ...newsletter, ...toNoticeColumns(notices.newsletter) };
      return data && tx.subscriber.createMany({ data, skipDuplicates: true });
    }),
    forEach((tx, { enquiry: { id: enquiryId }, partner }) => {
      const data = partner && { enquiryId, partnerId: partner.enquiryId };
      return data && tx.partnerEnquiry.create({ data });
    }),
    forEach(
      (tx, { enquiry: { id, projectId }, asksForDocuments }) =>
        asksForDocuments && projectId && addLinks(tx, id, projectId),
    ),
    forEach(async (tx, each) => {
      if (each.slot) each.visit = await requestVisit(tx, each.enquiry, each.slot);
    }),
    forEach((tx, { enquiry, typedInBy }) => typedInBy && assignAddedEnquiry(tx, enquiry, typedInBy)),
    (tx, { created, head }) => {
      const rotated = created.filter(isRotated).map(({ enquiry }) => enquiry);
      return assignOwners(tx, rotated, { head });
    },
    notifyTeam,
    acknowledge,
    callWebhooks,
  ],
  'enquiry.released': [
    (tx, { enquiry }) => reserveReleased(tx, enquiry.id),
    assignReleased,
    notifyOfReleased,
  ],
  'enquiry.answered': [async (tx, { id, way, now }) => writeSla(tx, id, await stopSla(tx, id, way, now))],
  'enquiry.reassigned': [reassign],
  'enquiry.moved': [
    async (tx, change) => writeSla(tx, change.enquiry.id, await moveSla(tx, change)),
    callWebhooksOfMove,
  ],
};

export async function runReactions(tx: Tx, events: readonly DomainEvent[]): Promise<void> {
  // The name selects functions that take this payload.
  for (const { name, payload } of events)
    for (const reaction of reactions[name as keyof Events] as ((tx: Tx, payload: object) => Promise<void>)[])
      await reaction(tx, payload);
}
