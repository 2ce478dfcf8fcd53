import type { Prisma } from '@/prisma/generated/client';

/** An address that the team added counts only where none was sent. */
export const mailedTo = (address: string): { OR: Prisma.EnquiryWhereInput[] } => ({
  OR: [
    { email: address },
    { email: '', contactPoints: { array_contains: [{ kind: 'email', value: address }] } },
  ],
});

export const hasMailAddress: Prisma.EnquiryWhereInput = {
  OR: [{ email: { not: '' } }, { contactPoints: { array_contains: [{ kind: 'email' }] } }],
};
