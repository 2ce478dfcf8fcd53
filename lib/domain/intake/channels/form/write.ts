import 'server-only';
import { randomUUID } from 'node:crypto';
import { partnerEvents, partnerSource } from '@/lib/content/partners';
import { lockLinkedPartner } from '@/lib/domain/partners/link';
import type { IntakeSettings } from '@/lib/domain/settings/queries';
import type { Tx } from '@/lib/server/db';
import type { PlacedFile } from '@/lib/server/files/place';
import { react } from '@/lib/server/records/events';
import { isId } from '@/lib/shared/id';
import type { Partner } from '@/prisma/generated/client';
import type { Incoming } from '../../incoming';
import { receive } from '../../receive';
import { sourceOf } from './attributed-source';
import { noticeOf, updateConsent } from './consent';
import { hashContent, type SentEnquiry } from './sent-enquiry';

export type Writing = { enquiry: SentEnquiry; spamReasons: string[]; cv?: PlacedFile | undefined };

type FormSettings = IntakeSettings & {
  /** What a partner accepts. */
  terms: string;
};

const batchLockTimeoutMs = 1000;

type Project = { id: string; name: string };

function toIncoming(
  { enquiry, spamReasons, cv }: Writing,
  partner: Partner | null,
  { projects, monthsOf, terms }: FormSettings & { projects: Project[] },
): Incoming {
  const {
    requestKey: key,
    projectId,
    phone,
    phoneE164,
    email,
    marketingConsent,
    newsletter,
    filledInMs: _ms,
    documents,
    kind,
    cv: _cv,
    visit,
    partner: _partner,
    ...fields
  } = enquiry;
  const contentHash = hashContent(enquiry);
  return {
    requestKey: key ? `${key}.${contentHash.slice(0, 16)}` : `derived-${randomUUID()}`,
    ...(!key && { repeatedContent: contentHash }),
    kind,
    contact: { phoneE164, email },
    project: projects.find(({ id }) => id === projectId) ?? null,
    columns: {
      ...fields,
      contentHash,
      source: partner ? partnerSource : enquiry.source || sourceOf(enquiry.firstTouch),
    },
    origin: { phone },
    notice: noticeOf(enquiry, monthsOf(kind), kind === 'partner' ? terms : ''),
    hasMarketing: marketingConsent,
    ...(newsletter && { newsletter: { email, page: enquiry.page } }),
    spamReasons,
    ...(partner && { history: { actor: partnerEvents.actor, text: partnerEvents.named } }),
    // A contact whom a partner refers has written nothing to us: the address may be anybody's.
    isAcknowledged: partner === null,
    team: 'all',
    cv,
    asksForDocuments: Boolean(documents),
    slot: visit,
    partner,
  };
}

async function findProjects(tx: Tx, writings: readonly Writing[]): Promise<Project[]> {
  const ids = writings.flatMap(({ enquiry: { projectId } }) =>
    projectId && isId(projectId) ? projectId : [],
  );
  if (ids.length === 0) return [];
  return tx.project.findMany({ where: { id: { in: ids } }, select: { id: true, name: true } });
}

/**
 * Stores what forms have sent. No two have the same number or address. Returns the id of each; for a repeated one, the id of the enquiry
 * that is stored already.
 */
export async function writeEnquiries(
  tx: Tx,
  writings: readonly Writing[],
  settings: FormSettings,
): Promise<string[]> {
  const partners: (Partner | null)[] = [];
  for (const { enquiry } of writings)
    partners.push(enquiry.partner ? await lockLinkedPartner(tx, enquiry.partner.token) : null);
  const projects = await findProjects(tx, writings);
  const incoming = writings.map((writing, index) =>
    toIncoming(writing, partners[index] ?? null, { ...settings, projects }),
  );
  // A batch that waits for another transaction fails, and each of it is then written by itself.
  const options = writings.length > 1 ? { lockTimeoutMs: batchLockTimeoutMs } : {};
  const { received, events } = await receive(tx, incoming, settings, options);
  for (const [index, each] of received.entries())
    if (!each.isNew) await updateConsent(tx, each, writings[index]?.enquiry.marketingConsent ?? false);
  await react(tx, events);
  return received.map(({ id }) => id);
}
