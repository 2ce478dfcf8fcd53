import { type ContactPoint, distinctContactPoints } from '@/lib/shared/enquiries/contact-points';
import type { Prisma } from '@/prisma/generated/client';

/** Ways beside numbers and addresses that one question names: each of them is a part of it. */
const mostFurther = 50;

/** The enquiries of whoever can be answered in one of some ways. */
export function reachableBy(contactPoints: readonly ContactPoint[]): { OR: Prisma.EnquiryWhereInput[] } {
  const distinct = distinctContactPoints(contactPoints);
  const of = (kind: ContactPoint['kind']) =>
    distinct.filter((way) => way.kind === kind).map(({ value }) => value);
  return {
    OR: [
      { phoneE164: { in: of('phone') } },
      { email: { in: of('email') } },
      ...distinct.slice(0, mostFurther).map(({ kind, value }) => ({
        ways: { array_contains: [{ kind, value }] },
      })),
    ],
  };
}
