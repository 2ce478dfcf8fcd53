import 'server-only';
import type { EnquiryEvents } from '@/lib/domain/enquiries/events';
import type { IntakeEvents } from '@/lib/domain/intake/incoming';
import type { Tx } from '@/lib/server/db';
import type { DomainEvent } from '@/lib/server/records/events';
import { assign, assignReleased, reassign } from './reactions/assign';
import { addReferral, attachCv, shareDocuments, subscribeToNewsletter } from './reactions/attach';
import {
  acknowledge,
  callWebhooks,
  callWebhooksOfMove,
  notifyOfReleased,
  notifyTeam,
} from './reactions/notify';
import { applyMoveToSla, meetSla } from './reactions/sla';
import { reserveReleasedVisits, reserveVisit } from './reactions/visits';

type Events = EnquiryEvents & IntakeEvents;
type Reactions = { [N in keyof Events]: readonly ((tx: Tx, payload: Events[N]) => Promise<void>)[] };

/** All run in the transaction of the mutation. Lock order: contacts, enquiry, visit times, rotation. So visits are reserved before owners are assigned. */
const reactions: Reactions = {
  'enquiry.created': [
    attachCv,
    subscribeToNewsletter,
    addReferral,
    shareDocuments,
    reserveVisit,
    assign,
    notifyTeam,
    acknowledge,
    callWebhooks,
  ],
  'enquiry.released': [reserveReleasedVisits, assignReleased, notifyOfReleased],
  'enquiry.answered': [meetSla],
  'enquiry.reassigned': [reassign],
  'enquiry.moved': [applyMoveToSla, callWebhooksOfMove],
};

export async function runReactions(tx: Tx, events: readonly DomainEvent[]): Promise<void> {
  for (const { name, payload } of events)
    for (const reaction of reactions[name as keyof Events] as ((tx: Tx, given: object) => Promise<void>)[])
      await reaction(tx, payload);
}
