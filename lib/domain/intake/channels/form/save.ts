import 'server-only';
import { randomUUID } from 'node:crypto';
import { enquiryLimits } from '@/lib/content/enquiries/enquiries';
import { notices } from '@/lib/content/enquiries/forms';
import { officeForms } from '@/lib/content/enquiries/office-forms';
import {
  namedNotice,
  partnerEvents,
  partnerLimits,
  partnerSource,
  partnerTerms,
  termsTitle,
} from '@/lib/content/partners';
import { placeholderOf } from '@/lib/content/settings/fact-names';
import { visitNotice } from '@/lib/content/visits';
import { lockLinkedPartner } from '@/lib/domain/partners/link';
import {
  findShownPhone,
  type IntakeSettings,
  readIntakeSettings,
  readPartnerTerms,
} from '@/lib/domain/settings/queries';
import { limitVisits } from '@/lib/domain/visits/plan';
import { networkOf, widerNetworkOf } from '@/lib/server/auth/network';
import type { Tx } from '@/lib/server/db';
import { type PlacedFile, placeFile } from '@/lib/server/files/place';
import { sha256 } from '@/lib/server/text/sha256';
import { makeBatches } from '@/lib/server/writes/batches';
import { makeCeiling, makeLimit } from '@/lib/server/writes/form-limit';
import { writeOnce } from '@/lib/server/writes/write-once';
import type { Sender } from '@/lib/shared/enquiries/sender';
import { isId } from '@/lib/shared/parsing/id';
import { findE164 } from '@/lib/shared/parsing/phone';
import type { Partner } from '@/prisma/generated/client';
import type { Incoming } from '../../incoming';
import { receive } from '../../receive';
import { sourceOf } from './attributed-source';
import { hashContent, type Sent, type SentEnquiry } from './sent-enquiry';
import { listSpamReasons } from './spam';

type Writing = { enquiry: SentEnquiry; spamReasons: string[]; cv?: PlacedFile | undefined };

type FormSettings = IntakeSettings & { terms: string };

const batchLockTimeoutMs = 1000;

type Project = { id: string; name: string };

function noticeOf({ kind, visit, partner }: SentEnquiry, monthsKept: number, terms: string) {
  const ofKind = kind === 'enquiry' || kind === 'callback' ? notices[kind] : officeForms[kind].notice;
  const { version, text } = visit ? visitNotice : partner ? namedNotice : ofKind;
  const notice = text.replaceAll(placeholderOf('months kept'), String(monthsKept));
  if (!terms) return { version, text: notice };
  const ofTerms = terms === partnerTerms ? version : `${version}-${sha256(terms).slice(0, 8)}`;
  return { version: ofTerms, text: `${notice}\n\n${termsTitle}\n${terms}` };
}

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
    // A referred contact has not written to us, and the address may be anybody's.
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

/** No two have the same number or address. A repeat returns the id of the stored enquiry. */
async function writeEnquiries(tx: Tx, writings: readonly Writing[], settings: FormSettings) {
  const partners: (Partner | null)[] = [];
  for (const { enquiry } of writings)
    partners.push(enquiry.partner ? await lockLinkedPartner(tx, enquiry.partner.token) : null);
  const projects = await findProjects(tx, writings);
  const incoming = writings.map((writing, index) =>
    toIncoming(writing, partners[index] ?? null, { ...settings, projects }),
  );
  // A batch that must wait fails, and its enquiries are then written one by one.
  const options = writings.length > 1 ? { lockTimeoutMs: batchLockTimeoutMs } : {};
  const received = await receive(tx, incoming, settings, options);
  return received.map(({ id }) => id);
}

const limitNetwork = makeLimit('form-address', enquiryLimits.perAddress, findShownPhone);
const isCrowded = makeCeiling('form-wider-network', enquiryLimits.perWiderNetwork);
const limitNumber = makeLimit('form-number', enquiryLimits.perNumber, findShownPhone);
const limitPartner = makeLimit('partner', partnerLimits.perPartner, findShownPhone);

/** A repeated write finds the first one as a duplicate. */
async function writeTogether(writings: Writing[]): Promise<string[]> {
  const [settings, terms] = await Promise.all([
    readIntakeSettings(),
    writings.some(({ enquiry }) => enquiry.kind === 'partner') ? readPartnerTerms() : '',
  ]);
  return writeOnce((tx) => writeEnquiries(tx, writings, { ...settings, terms }));
}

const writeInBatches = makeBatches({
  write: writeTogether,
  keysOf: ({ enquiry }) => [enquiry.phoneE164, enquiry.email].filter(Boolean),
  isAlone: ({ enquiry }) => Boolean(enquiry.visit ?? enquiry.partner ?? enquiry.cv),
  // Fewer than the connections: a burst must wait here, because waiting for a connection ends in an error.
  batchesAtOnce: 3,
  mostInBatch: 25,
});

const sentLately = new Map<string, Promise<string>>();

/** A double tap is counted and written once. */
function once(enquiry: SentEnquiry, save: () => Promise<string>): Promise<string> {
  if (!enquiry.requestKey) return save();
  const key = [enquiry.requestKey, hashContent(enquiry), enquiry.marketingConsent].join();
  const known = sentLately.get(key);
  if (known) return known;
  const saving = save();
  sentLately.set(key, saving);
  const forget = () => sentLately.delete(key);
  saving.then(() => setTimeout(forget, enquiryLimits.repeatMs).unref(), forget);
  return saving;
}

/** @throws AppError too_many. */
export async function saveEnquiry(sent: Sent, { address, isHoneypotFilled }: Sender): Promise<string> {
  const enquiry = { ...sent, phoneE164: findE164(sent.phone) ?? sent.phone };
  const { name, phone, phoneE164, message = '', filledInMs, partner, visit, cv } = enquiry;
  return once(enquiry, async () => {
    await limitNetwork(networkOf(address));
    if (phoneE164) await limitNumber(phoneE164);
    if (partner) await limitPartner(partner.id);
    if (visit) await limitVisits(networkOf(address));
    const isFromCrowd = await isCrowded(widerNetworkOf(address));
    const signs = { name, phone, message, filledInMs, isHoneypotFilled, isFromCrowd };
    const spamReasons = listSpamReasons(signs);
    const write = (placed?: PlacedFile) => writeInBatches({ enquiry, spamReasons, cv: placed });
    return cv ? placeFile(cv, write) : write();
  });
}
