import { type ContactPoint, distinctContactPoints } from '@/lib/shared/enquiries/contact-points';
import type { Prisma } from '@/prisma/generated/client';

/** Each contact point adds a condition to the query. */
const mostFurther = 50;

export function reachableBy(contactPoints: readonly ContactPoint[]): { OR: Prisma.EnquiryWhereInput[] } {
  const distinct = distinctContactPoints(contactPoints);
  const of = (kind: ContactPoint['kind']) =>
    distinct.filter((way) => way.kind === kind).map(({ value }) => value);
  return {
    OR: [
      { phoneE164: { in: of('phone') } },
      { email: { in: of('email') } },
      ...distinct.slice(0, mostFurther).map(({ kind, value }) => ({
        contactPoints: { array_contains: [{ kind, value }] },
      })),
    ],
  };
}
