import 'server-only';
import { randomUUID } from 'node:crypto';
import pLimit from 'p-limit';
import type { z } from 'zod';
import { closedForm } from '@/lib/content/enquiries/contact';
import { enquiryLimits } from '@/lib/content/enquiries/enquiries';
import { notices } from '@/lib/content/enquiries/forms';
import type { OfficeFormName } from '@/lib/content/enquiries/office-form-pages';
import { officeForms } from '@/lib/content/enquiries/office-forms';
import { ownerReasons } from '@/lib/content/enquiries/turn';
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
import { addLinks } from '@/lib/domain/documents/links';
import { findProject } from '@/lib/domain/projects/queries';
import type { MailHead } from '@/lib/domain/settings/dto';
import {
  findShownPhone,
  readMailHead,
  readOpenForms,
  readPartnerTerms,
  readRetentionMonths,
} from '@/lib/domain/settings/queries';
import { networkOf, widerNetworkOf } from '@/lib/server/auth/network';
import { db, type Tx } from '@/lib/server/db';
import { type PlacedFile, placeFile, type SentFile } from '@/lib/server/files/place';
import { makeCeiling, makeLimit } from '@/lib/server/http/form-limit';
import { keepNotice } from '@/lib/server/records/notice';
import { sha256 } from '@/lib/server/sha256';
import { writeOnce } from '@/lib/server/write-once';
import type { Saved, Sender } from '@/lib/shared/enquiries/sender';
import { AppError } from '@/lib/shared/errors';
import { isId } from '@/lib/shared/id';
import { parseInput } from '@/lib/shared/parse';
import { findE164 } from '@/lib/shared/phone';
import { officeDay } from '@/lib/shared/time/office-clock';
import type { Partner } from '@/prisma/generated/client';
import { addCv } from '../cv';
import { toStoredKind } from '../field/kind';
import { saidNames } from '../field/places';
import { notifyOfGivenEnquiry, notifyOfSentEnquiry } from '../mails/notify';
import { lockLinkedPartner, partnerHref, requireLinkedPartner } from '../partners/link';
import { namedInput } from '../partners/schema';
import { findPersonKey, lockPerson } from '../person/key';
import { retentionEnd } from '../retention';
import { callbackInput, enquiryInput } from '../schema';
import { giveOwner } from '../turn/give';
import { limitVisits } from '../visits/limit';
import { chooseHref, visitHref } from '../visits/link';
import { settleWish, takesVisits, type Wish } from '../visits/plan';
import { requestVisit } from '../visits/request';
import { visitInput } from '../visits/schema';
import { parseOffice } from './office-input';
import { sourceOf } from './source';
import { listSpamReasons } from './spam';
import { settleVisit } from './visit';

const limitNetwork = makeLimit('form-address', enquiryLimits.perAddress, findShownPhone);
const isCrowded = makeCeiling('form-wider-network', enquiryLimits.perWiderNetwork);
const limitNumber = makeLimit('form-number', enquiryLimits.perNumber, findShownPhone);
const limitPartner = makeLimit('partner', partnerLimits.perPartner, findShownPhone);
// Fewer than the connections there are, so that a rush waits here and not at the database, where waiting ends in an error.
const limitWrites = pLimit(6);

type FromForm = Omit<z.output<typeof enquiryInput>, 'visitDay' | 'typedOn'>;
type FromCallback = Omit<z.output<typeof callbackInput>, 'mobile' | 'newsletter'>;
type Common = Pick<FromForm, keyof FromForm & keyof FromCallback>;

/** What either form gives. */
type Given = Common &
  Partial<Omit<FromForm, keyof Common>> &
  Partial<Omit<FromCallback, keyof Common>> & {
    kind: SentKind;
    phone: string;
    newsletter?: boolean;
    details?: Record<string, string>;
    cv?: SentFile;
    /** The time that they have chosen. */
    visit?: Wish;
    /** The link by which a partner names them. */
    partnerToken?: string;
    /** Of that partner. */
    partnerId?: string;
  };
type SentKind = 'enquiry' | 'callback' | OfficeFormName;
type SentEnquiry = Given & { phoneE164: string };

function hashContent(enquiry: SentEnquiry): string {
  const typed = [
    ...saidNames.map((name) => (name === 'phone' ? enquiry.phoneE164 : enquiry[name])),
    enquiry.projectId,
  ];
  const normalized = typed.map((field) => (field ?? '').toLowerCase().replace(/\s+/g, ' ').trim());
  const { kind, newsletter = false, details, cv, visit, partnerId } = enquiry;
  // What the first two forms send has the hash that the release before makes of it.
  const ofOffice = details ? [details, cv ? sha256(cv.bytes.toString('base64')) : ''] : [];
  const ofVisit = visit ? [visit.startsAt] : [];
  // What a partner sends is that partner's, whoever has sent the same buyer.
  const ofPartner = partnerId ? [{ partnerId }] : [];
  return sha256(JSON.stringify([kind, ...normalized, newsletter, ...ofOffice, ...ofVisit, ...ofPartner]));
}

type Duplicate = { id: string; marketingConsent: boolean };

/** A double tap: the same key of the browser with the same content, or without a key the same content within ten minutes. */
async function findDuplicate(
  tx: Tx,
  requestKey: string | null,
  contentHash: string,
): Promise<Duplicate | null> {
  const since = new Date(Date.now() - enquiryLimits.doubleTapMs);
  return tx.enquiry.findFirst({
    where: requestKey ? { requestKey } : { contentHash, createdAt: { gt: since } },
    orderBy: { createdAt: 'desc' },
    select: { id: true, marketingConsent: true },
  });
}

async function marketingOf(tx: Tx, isGiven: boolean) {
  if (!isGiven) return {};
  const { noticeVersion, noticeHash } = await keepNotice(tx, notices.marketing);
  return { marketingConsent: true, marketingNoticeVersion: noticeVersion, marketingNoticeHash: noticeHash };
}

/** As the form showed it, with the terms that were accepted. */
function noticeOf({ kind, visit, partnerId }: SentEnquiry, monthsKept: number, terms: string) {
  const ofKind = kind === 'enquiry' || kind === 'callback' ? notices[kind] : officeForms[kind].notice;
  const { version, text } = visit ? visitNotice : partnerId ? namedNotice : ofKind;
  const notice = text.replaceAll(placeholderOf('months kept'), String(monthsKept));
  if (!terms) return { version, text: notice };
  const ofTerms = terms === partnerTerms ? version : `${version}-${sha256(terms).slice(0, 8)}`;
  return { version: ofTerms, text: `${notice}\n\n${termsTitle}\n${terms}` };
}

/** A duplicate with the box ticked otherwise: the last one counts. */
async function updateConsent(tx: Tx, duplicate: Duplicate, isGiven: boolean): Promise<void> {
  if (duplicate.marketingConsent === isGiven) return;
  const data = isGiven
    ? { ...(await marketingOf(tx, true)), marketingWithdrawnAt: null }
    : { marketingConsent: false, marketingWithdrawnAt: new Date() };
  await tx.enquiry.update({ where: { id: duplicate.id }, data });
  const text = isGiven ? 'agreed to marketing' : 'took back the consent to marketing';
  await tx.enquiryEvent.create({
    data: {
      enquiryId: duplicate.id,
      kind: 'consent',
      actor: 'The visitor',
      text: `${text}, sending the same again`,
    },
  });
}

type FromSettings = {
  head: MailHead;
  monthsKept: number;
  /** What a partner accepts; '' for everybody else. */
  terms: string;
  cv: PlacedFile | undefined;
};

async function writeEnquiry(
  tx: Tx,
  enquiry: SentEnquiry,
  spamReasons: string[],
  { head, monthsKept, terms, cv }: FromSettings,
): Promise<string> {
  const {
    requestKey: key,
    projectId,
    marketingConsent,
    firstTouch,
    lastTouch,
    filledInMs: _ms,
    documents,
    kind,
    cv: _cv,
    visit: wish,
    partnerToken,
    partnerId: _partner,
    ...fields
  } = enquiry;
  const contentHash = hashContent(enquiry);
  const partner = partnerToken ? await lockLinkedPartner(tx, partnerToken) : null;
  await lockPerson(tx, enquiry);
  const requestKey = key ? `${key}.${contentHash.slice(0, 16)}` : null;
  const duplicate = await findDuplicate(tx, requestKey, contentHash);
  if (duplicate) {
    await updateConsent(tx, duplicate, marketingConsent);
    return duplicate.id;
  }
  const known = projectId && isId(projectId);
  const project = known
    ? await tx.project.findUnique({ where: { id: projectId }, select: { id: true } })
    : null;
  const personKey = await findPersonKey(tx, enquiry);
  const row = await tx.enquiry.create({
    data: {
      ...fields,
      ...toStoredKind(kind),
      source: partner ? partnerSource : enquiry.source || sourceOf(firstTouch),
      ...(await marketingOf(tx, marketingConsent)),
      requestKey: requestKey ?? `derived-${randomUUID()}`,
      contentHash,
      personKey: personKey ?? randomUUID(),
      projectId: project?.id ?? null,
      ...(firstTouch && { firstTouch }),
      ...(lastTouch && { lastTouch }),
      ...(await keepNotice(tx, noticeOf(enquiry, monthsKept, terms))),
      needsReview: spamReasons.length > 0,
      ownerReason: spamReasons.length > 0 ? ownerReasons.held : '',
      suspicions: spamReasons,
      state: spamReasons.length > 0 ? 'spam' : 'new',
      retainUntil: retentionEnd(monthsKept),
    },
    include: { project: { select: { name: true } } },
  });
  if (cv) await addCv(tx, row.id, cv);
  if (enquiry.newsletter) await subscribe(tx, enquiry);
  if (documents && project) await addLinks(tx, row.id, project.id);
  const visit = wish && (await requestVisit(tx, row, wish));
  if (partner) await addNamed(tx, row.id, partner);
  if (spamReasons.length > 0) return row.id;
  const sent = { ...row, namedBy: partner && { partner } };
  await giveOwner(tx, sent, { head });
  // The buyer has sent us nothing: we call, and write no mail to an address that somebody else has typed.
  if (partner) await notifyOfGivenEnquiry(tx, sent, { head, isAcknowledged: false });
  else await notifyOfSentEnquiry(tx, sent, head, visit);
  return row.id;
}

async function addNamed(tx: Tx, enquiryId: string, { enquiryId: partnerId }: Partner): Promise<void> {
  await tx.partnerEnquiry.create({ data: { enquiryId, partnerId } });
  await tx.enquiryEvent.create({
    data: { enquiryId, kind: 'consent', actor: partnerEvents.actor, text: partnerEvents.named },
  });
}

async function subscribe(tx: Tx, { email, page }: SentEnquiry): Promise<void> {
  const data = { email, page, ...(await keepNotice(tx, notices.newsletter)) };
  await tx.subscriber.createMany({ data, skipDuplicates: true });
}

/** What was sent lately, and is under way or stored. */
const sentLately = new Map<string, Promise<string>>();

/** What is sent again under the same key, with the same words, is counted and written once: each gets the answer of the first. */
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

/** Answers the id of the enquiry. */
async function saveEnquiry(sent: Given, { address, isHoneypotFilled }: Sender): Promise<string> {
  const enquiry = { ...sent, phoneE164: findE164(sent.phone) ?? sent.phone };
  return once(enquiry, async () => {
    await limitNetwork(networkOf(address));
    if (enquiry.phoneE164) await limitNumber(enquiry.phoneE164);
    if (enquiry.partnerId) await limitPartner(enquiry.partnerId);
    if (enquiry.visit) await limitVisits(networkOf(address));
    const isFromCrowd = await isCrowded(widerNetworkOf(address));
    return storeEnquiry(enquiry, { isHoneypotFilled, isFromCrowd });
  });
}

async function storeEnquiry(
  enquiry: SentEnquiry,
  signs: { isHoneypotFilled: boolean; isFromCrowd: boolean },
): Promise<string> {
  const { name, message = '', filledInMs } = enquiry;
  const spamReasons = listSpamReasons({ name, message, filledInMs, ...signs });
  return limitWrites(async () => {
    // Before the transaction, which a failed read would end.
    const [head, monthsOf, terms] = await Promise.all([
      readMailHead(),
      readRetentionMonths(),
      enquiry.kind === 'partner' ? readPartnerTerms() : '',
    ]);
    const monthsKept = monthsOf(enquiry.kind);
    // An enquiry that was written is a duplicate the next time.
    const write = (cv?: PlacedFile) =>
      writeOnce((tx) => writeEnquiry(tx, enquiry, spamReasons, { head, monthsKept, terms, cv }));
    return enquiry.cv ? placeFile(enquiry.cv, write) : write();
  });
}

/** CONT-2, CONT-5. It is in Postgres when this resolves. @throws AppError invalid, too_many. */
export async function createEnquiry(input: unknown, sender: Sender): Promise<Saved> {
  const { visitDay, typedOn, ...fields } = parseInput(enquiryInput, input);
  const visitOn = await settleVisit({ visitOn: fields.visitOn, visitDay, typedOn });
  // What is refused for its fields costs nothing and is not counted.
  const id = await saveEnquiry({ kind: 'enquiry', ...fields, visitOn }, sender);
  const project = fields.projectId ? await findProject(fields.projectId) : null;
  return project && (await takesVisits(project)) ? { next: chooseHref(id) } : {};
}

/** A visit, with the enquiry that asks for it. Both are in Postgres when this resolves. @throws AppError invalid, too_many, not_found. */
export async function createVisit(input: unknown, sender: Sender): Promise<Saved> {
  const { startsAt, projectId, ...fields } = parseInput(visitInput, input);
  const visit = await settleWish(projectId, startsAt);
  const visitOn = officeDay(visit.startsAt.getTime());
  const id = await saveEnquiry(
    { kind: 'enquiry', ...fields, projectId, visitOn, interest: 'general', visit },
    sender,
  );
  const row = await db.visit.findFirst({
    where: { enquiryId: id },
    orderBy: { id: 'desc' },
    select: { id: true },
  });
  return row ? { next: visitHref(row.id) } : {};
}

/** UPC-1, CONT-5. It is in Postgres when this resolves. @throws AppError invalid, too_many. */
export async function createCallback(input: unknown, sender: Sender): Promise<Saved> {
  const { mobile, newsletter, ...fields } = parseInput(callbackInput, input);
  await saveEnquiry({ kind: 'callback', ...fields, phone: mobile, newsletter: newsletter === 'Yes' }, sender);
  return {};
}

/**
 * An enquiry of a form that the office turns on. It is in Postgres when this resolves.
 * @throws AppError invalid, too_many, or not_found while the form is off.
 */
export const createOfficeEnquiry =
  (kind: OfficeFormName) =>
  async (input: Record<string, unknown>, sender: Sender): Promise<Saved> => {
    const open = await readOpenForms();
    if (!open[kind]) throw new AppError('not_found', closedForm);
    await saveEnquiry({ kind, ...(await parseOffice(kind, input)) }, sender);
    return {};
  };

/**
 * A buyer whom a partner names, by their link. It is in Postgres when this resolves.
 * @throws AppError invalid, too_many, or not_found where the link has ended.
 */
export async function createNamedEnquiry(input: unknown, sender: Sender): Promise<Saved> {
  const { token, agreed: _, ...fields } = parseInput(namedInput, input);
  const { enquiryId: partnerId } = await requireLinkedPartner(token);
  const named = {
    kind: 'enquiry',
    interest: 'general',
    partnerToken: token,
    partnerId,
  } as const;
  // Of a browser nothing is known that is the buyer's.
  const ofBrowser = { page: '', filledInMs: undefined, firstTouch: undefined, lastTouch: undefined };
  await saveEnquiry({ ...named, ...ofBrowser, ...fields, marketingConsent: false }, sender);
  return { next: partnerHref(token, { sent: '1' }) };
}
