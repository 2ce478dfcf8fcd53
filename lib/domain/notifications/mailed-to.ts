import type { Prisma } from '@/prisma/generated/client';

/** The enquiries whose mails go to an address: it was sent, or the team has added it where none was sent. */
export const mailedTo = (address: string): { OR: Prisma.EnquiryWhereInput[] } => ({
  OR: [{ email: address }, { email: '', ways: { array_contains: [{ kind: 'email', value: address }] } }],
});

/** The enquiries of whom somebody can be mailed. */
export const hasMailAddress: Prisma.EnquiryWhereInput = {
  OR: [{ email: { not: '' } }, { ways: { array_contains: [{ kind: 'email' }] } }],
};
