import type { ConstructionStage, ProjectStatus } from '@/lib/content/projects/projects';
import { readyBy, validFrom } from './registration';

export type HoldFacts = {
  status: ProjectStatus | '';
  construction: ConstructionStage | null;
  isExempt: boolean;
  hasRegistration: boolean;
  validFrom: string;
  validUntil: string;
  hasCertificate: boolean;
};

export type Hold =
  | { why: 'no registration' | 'no end of validity' | 'no registration or certificate' }
  | { why: 'ended' | 'not begun'; on: string };

/** A completed project is a portfolio, not an offer. */
export const isOffered = ({ status, construction }: Pick<HoldFacts, 'status' | 'construction'>): boolean =>
  status !== 'completed' && !(status === 'featured' && construction === 'handed over');

export const endless = '9999-12-31';

export type AdvertisableDays = { advertisableFrom: string; advertisableUntil: string };

export const isAdvertisable = (
  { advertisableFrom, advertisableUntil }: AdvertisableDays,
  since: string,
  until = since,
): boolean => advertisableFrom <= since && until <= advertisableUntil;

/** RERA, section 3(1): no offer without a registration; 3(2): exemptions. A certificate ends the duty. */
function findAdvertisableDays(facts: HoldFacts): AdvertisableDays {
  const { status, isExempt, hasRegistration, hasCertificate } = facts;
  const isFree =
    isExempt || !isOffered(facts) || (hasCertificate && (hasRegistration || status === 'ready to move'));
  return isFree
    ? { advertisableFrom: '', advertisableUntil: endless }
    : { advertisableFrom: facts.validFrom, advertisableUntil: facts.validUntil };
}

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

export const findHold = (facts: HoldFacts, today: string): Hold | null =>
  findHoldBetween(findAdvertisableDays(facts), facts, today);

/** These papers end the duty of section 3. */
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
