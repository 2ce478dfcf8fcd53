import type { ConstructionStage, ProjectStatus } from '@/lib/content/projects/projects';
import { validUntil } from './registration';

/** What decides whether a project may be advertised. */
export type HoldFacts = {
  status: ProjectStatus | '';
  construction: ConstructionStage | null;
  isExempt: boolean;
  hasRegistration: boolean;
  /** The last day on which one of its registrations is valid; empty where none says it. */
  validUntil: string;
  /** An occupancy or completion certificate, with its number and date. */
  hasCertificate: boolean;
};

export type Hold =
  | { why: 'no registration' | 'no end of validity' | 'no registration or certificate' }
  | { why: 'ended'; on: string };

/** Whether something of a project is still offered: what is completed, or shown on the first page once it was handed over, is a portfolio. */
const isOffered = ({ status, construction }: HoldFacts): boolean =>
  status !== 'completed' && !(status === 'featured' && construction === 'handed over');

/**
 * Why a project may not be advertised on a day, such as 2026-11-26; null where it may. RERA, section 3(1): none is advertised,
 * offered or sold without a registration; section 3(2): what is exempt. What has its certificate is no project under way any
 * more: it needs no registration that is still valid, and once it is ready none.
 */
export function findHold(facts: HoldFacts, today: string): Hold | null {
  const { status, isExempt, hasRegistration, hasCertificate } = facts;
  if (isExempt || !isOffered(facts) || facts.validUntil >= today) return null;
  const isReady = status === 'ready to move';
  if (hasCertificate && (isReady || hasRegistration)) return null;
  if (!hasRegistration) return { why: isReady ? 'no registration or certificate' : 'no registration' };
  return facts.validUntil === '' ? { why: 'no end of validity' } : { why: 'ended', on: facts.validUntil };
}

/**
 * The last day on which a project may be advertised by its registrations, where it may not any more after that; empty where it
 * needs none that is valid, or none says a day.
 */
export const findEnd = (facts: HoldFacts): string =>
  facts.isExempt || facts.hasCertificate || !isOffered(facts) ? '' : facts.validUntil;

/** The papers that end what section 3 asks for, by the kinds that the office is offered. */
export const certificateKinds = ['Occupancy certificate', 'Completion certificate'] as const;

const isCertificate = (paper: { kind: string; state: string; number: string; datedOn: string }): boolean =>
  certificateKinds.some((kind) => kind.toLowerCase() === paper.kind.trim().toLowerCase()) &&
  paper.state === 'Approved' &&
  paper.number !== '' &&
  paper.datedOn !== '';

type Recorded = Pick<HoldFacts, 'status' | 'construction'> & {
  exemptions: readonly unknown[];
  registrations: readonly { completionOn: string; extensions: readonly { until: string }[] }[];
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
  validUntil: registrations.map(validUntil).toSorted().at(-1) ?? '',
  hasCertificate: papers.some(isCertificate),
});
