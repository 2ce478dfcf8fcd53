import type { ConstructionStage, ProjectStatus } from '@/lib/content/projects/projects';
import { readyBy, validFrom } from './registration';

/** What decides whether a project may be advertised. */
export type HoldFacts = {
  status: ProjectStatus | '';
  construction: ConstructionStage | null;
  isExempt: boolean;
  hasRegistration: boolean;
  /** The first and the last day on which its registrations are valid, such as 2026-11-26; empty where none says it. */
  validFrom: string;
  validUntil: string;
  /** An occupancy or completion certificate, with its number and date. */
  hasCertificate: boolean;
};

export type Hold =
  | { why: 'no registration' | 'no end of validity' | 'no registration or certificate' }
  | { why: 'ended' | 'not begun'; on: string };

/** Whether something of a project is still offered: what is completed, or shown on the first page once it was handed over, is a portfolio. */
export const isOffered = ({ status, construction }: Pick<HoldFacts, 'status' | 'construction'>): boolean =>
  status !== 'completed' && !(status === 'featured' && construction === 'handed over');

/** Behind every day. */
export const endless = '9999-12-31';

/** The days between which a project may be advertised, both included. */
export type AdvertisableDays = { advertisableFrom: string; advertisableUntil: string };

/** Whether it may be from one day to another. */
export const isAdvertisable = (
  { advertisableFrom, advertisableUntil }: AdvertisableDays,
  since: string,
  until = since,
): boolean => advertisableFrom <= since && until <= advertisableUntil;

/**
 * RERA, section 3(1): none is advertised, offered or sold without a registration; section 3(2): what is exempt. What has its
 * certificate is no project under way any more: it needs no registration that is still valid, and once it is ready none.
 */
function findAdvertisableDays(facts: HoldFacts): AdvertisableDays {
  const { status, isExempt, hasRegistration, hasCertificate } = facts;
  const isFree =
    isExempt || !isOffered(facts) || (hasCertificate && (hasRegistration || status === 'ready to move'));
  return isFree
    ? { advertisableFrom: '', advertisableUntil: endless }
    : { advertisableFrom: facts.validFrom, advertisableUntil: facts.validUntil };
}

/** Why a project that may be advertised between those days alone may not be on this one; null where it may. */
export function findHoldBetween(
  days: AdvertisableDays,
  { status, hasRegistration }: Pick<HoldFacts, 'status' | 'hasRegistration'>,
  today: string,
): Hold | null {
  if (isAdvertisable(days, today)) return null;
  if (!hasRegistration)
    return { why: status === 'ready to move' ? 'no registration or certificate' : 'no registration' };
  const { advertisableFrom, advertisableUntil } = days;
  if (advertisableUntil === '') return { why: 'no end of validity' };
  return today < advertisableFrom
    ? { why: 'not begun', on: advertisableFrom }
    : { why: 'ended', on: advertisableUntil };
}

/** Why a project may not be advertised on a day, such as 2026-11-26; null where it may. */
export const findHold = (facts: HoldFacts, today: string): Hold | null =>
  findHoldBetween(findAdvertisableDays(facts), facts, today);

/** The papers that end what section 3 asks for, by the kinds that the office is offered. */
export const certificateKinds = ['Occupancy certificate', 'Completion certificate'] as const;

export const isCertificateKind = (text: string): boolean =>
  certificateKinds.some((kind) => kind.toLowerCase() === text.trim().toLowerCase());

const isCertificate = (paper: { kind: string; state: string; number: string; datedOn: string }): boolean =>
  isCertificateKind(paper.kind) && paper.state === 'Approved' && paper.number !== '' && paper.datedOn !== '';

type Recorded = Pick<HoldFacts, 'status' | 'construction'> & {
  exemptions: readonly unknown[];
  registrations: readonly {
    registeredOn: string;
    completionOn: string;
    extensions: readonly { until: string }[];
  }[];
  papers: readonly { kind: string; state: string; number: string; datedOn: string }[];
};

/** The same of a record, or of what stands in its form. */
export const toHoldFacts = ({
  status,
  construction,
  exemptions,
  registrations,
  papers,
}: Recorded): HoldFacts => ({
  status,
  construction,
  isExempt: exemptions.length > 0,
  hasRegistration: registrations.length > 0,
  validFrom: validFrom(registrations),
  validUntil: readyBy(registrations),
  hasCertificate: papers.some(isCertificate),
});
