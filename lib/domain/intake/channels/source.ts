import 'server-only';
import { fieldMax } from '@/lib/content/enquiries/form-basics';
import type { EnquiryKind } from '@/lib/content/enquiries/kinds';
import { incomingText } from '@/lib/content/sources/sources';
import { toShortText } from '@/lib/domain/enquiries/field/attribution';
import { findProjectsByName, type NamedProject } from '@/lib/domain/enquiries/projects-by-name';
import type { IntakeSettings } from '@/lib/domain/settings/queries';
import type { Tx } from '@/lib/server/db';
import { sha256 } from '@/lib/server/text/sha256';
import { findE164 } from '@/lib/shared/parsing/phone';
import type { Incoming } from '../incoming';
import { type Received, receive } from '../receive';

export type IncomingEnquiry = {
  sourceId: string;
  sourceKey: string;
  kind: EnquiryKind;
  source: string;
  name: string;
  /** Phone, e-mail or WhatsApp id is set; the others may be ''. */
  phone: string;
  email: string;
  whatsapp: string;
  message: string;
  /** Former texts that this message continues. It replaces them. */
  formerMessages: readonly string[];
  project: string;
  projectId: string | null;
  budget: string;
  sentAt: Date | null;
  clickId: string;
};

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
    formerMessages: former,
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
  const touch = { gclid: toShortText(clickId) };
  const unknownProject = listing && !project ? `Project: ${listing}` : '';
  return {
    // Stored keys begin so, and a lead that is sent again must have its stored key.
    requestKey: `door-${sha256(JSON.stringify([sent.sourceId, sent.sourceKey]))}`,
    kind,
    contact: { phoneE164: findE164(phone) ?? '', email, whatsapp },
    project,
    columns: {
      ...sent,
      message: [sent.message, unknownProject].filter(Boolean).join('\n').slice(0, fieldMax.message),
      ...(clickId && { firstTouch: touch, lastTouch: touch }),
    },
    origin: { phone, listing, sentAt: sentAt?.toISOString() ?? null },
    // The contact has read no notice of ours.
    notice: null,
    history: { actor: sent.source, text: incomingText },
    ...(former.length > 0 && { continued: { former, message: sent.message } }),
    isAcknowledged,
    team: 'all',
  };
}

/** The caller has sorted them by key, so that two payloads do not deadlock. */
export async function receiveFromSource(
  tx: Tx,
  sent: readonly IncomingEnquiry[],
  settings: IntakeSettings & { isAcknowledged: boolean },
): Promise<Received[]> {
  const projects = await findProjectsByName(tx);
  const incoming = sent.map((each) => toIncoming(each, findProject(projects, each), settings.isAcknowledged));
  return receive(tx, incoming, settings);
}
