import 'server-only';
import { fieldMax } from '@/lib/content/enquiries/form-basics';
import type { EnquiryKind } from '@/lib/content/enquiries/kinds';
import { incomingText } from '@/lib/content/sources/sources';
import { changeWhere } from '@/lib/domain/enquiries/change';
import { toShortText } from '@/lib/domain/enquiries/field/attribution';
import { findProjectsByName, type NamedProject } from '@/lib/domain/enquiries/projects-by-name';
import type { IntakeSettings } from '@/lib/domain/settings/queries';
import type { Tx } from '@/lib/server/db';
import { react } from '@/lib/server/records/events';
import { sha256 } from '@/lib/server/sha256';
import { findE164 } from '@/lib/shared/phone';
import type { Incoming } from '../incoming';
import { type Received, receive } from '../receive';

/** An enquiry that a source has read somewhere else, by its own id there. */
export type IncomingEnquiry = {
  doorId: string;
  doorKey: string;
  kind: EnquiryKind;
  source: string;
  name: string;
  /** A number that can be called, or ''. One of number, address and id is there. */
  phone: string;
  email: string;
  /** Id of a WhatsApp account. */
  whatsapp: string;
  message: string;
  /** What it may have said so far, where this message says more: it takes its place in one that is there already. */
  formerMessages: readonly string[];
  /** In the words of the source. */
  project: string;
  /** Which somebody has chosen, for the enquiry or for the word of the source; else it is found by its name. */
  projectId: string | null;
  budget: string;
  sentAt: Date | null;
  /** The click on an ad of Google that led to it; '' where none is known. */
  clickId: string;
};

/** Only the click is known of how the visit began. */
function toTouches(clickId: string) {
  const touch = { gclid: toShortText(clickId) };
  return { firstTouch: touch, lastTouch: touch };
}

function findProject(
  projects: Map<string, NamedProject>,
  { projectId, project }: IncomingEnquiry,
): NamedProject | null {
  const chosen = projectId && [...projects.values()].find(({ id }) => id === projectId);
  return chosen || (projects.get(project.toLowerCase()) ?? null);
}

function toIncoming(
  {
    project: listing,
    formerMessages: _former,
    projectId: _id,
    kind,
    whatsapp,
    clickId,
    email,
    phone,
    sentAt,
    ...sent
  }: IncomingEnquiry,
  project: NamedProject | null,
  isAcknowledged: boolean,
): Incoming {
  const unknownProject = listing && !project ? `Project: ${listing}` : '';
  return {
    requestKey: `door-${sha256(JSON.stringify([sent.doorId, sent.doorKey]))}`,
    kind,
    contact: { phoneE164: findE164(phone) ?? '', email, whatsapp },
    project,
    columns: {
      ...sent,
      message: [sent.message, unknownProject].filter(Boolean).join('\n').slice(0, fieldMax.message),
      ...(clickId && toTouches(clickId)),
    },
    origin: { phone, listing, sentAt: sentAt?.toISOString() ?? null },
    // The contact has read no notice of ours.
    notice: null,
    history: { actor: sent.source, text: incomingText },
    isAcknowledged,
    team: 'all',
  };
}

/**
 * Stores what a source has sent, each once by the source's key. A later message that continues a former one replaces it. The caller has
 * sorted them by key, so that two payloads never wait for each other.
 */
export async function receiveFromSource(
  tx: Tx,
  sent: readonly IncomingEnquiry[],
  settings: IntakeSettings & { isAcknowledged: boolean },
): Promise<Received[]> {
  const projects = await findProjectsByName(tx);
  const incoming = sent.map((each) => toIncoming(each, findProject(projects, each), settings.isAcknowledged));
  const { received, events } = await receive(tx, incoming, settings);
  for (const [index, { formerMessages, message }] of sent.entries()) {
    const stored = received[index];
    if (!stored || stored.isNew || formerMessages.length === 0) continue;
    const where = { id: stored.id, message: { in: [...formerMessages] } };
    await changeWhere(tx, where, { message, version: { increment: 1 } });
  }
  await react(tx, events);
  return received;
}
