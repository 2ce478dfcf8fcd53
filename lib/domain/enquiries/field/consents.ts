import type { Consent } from '@/prisma/generated/client';
import type { ConsentPurpose } from '@/prisma/generated/enums';

type WithConsents = { consents: readonly Consent[] };

export const findConsent = ({ consents }: WithConsents, purpose: ConsentPurpose): Consent | null =>
  consents.find((each) => each.purpose === purpose) ?? null;

export function hasConsent(row: WithConsents, purpose: ConsentPurpose): boolean {
  const consent = findConsent(row, purpose);
  return consent !== null && consent.givenAt !== null && consent.withdrawnAt === null;
}
