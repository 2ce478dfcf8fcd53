import 'server-only';
import { hashLinkToken } from '@/lib/server/auth/link-token';
import type { UserTokenKind } from '@/prisma/generated/enums';

/** Picks the row of a link that still works: neither used nor too old. */
export const workingLink = (kind: UserTokenKind, token: string) => ({
  hash: hashLinkToken(token),
  kind,
  usedAt: null,
  expiresAt: { gt: new Date() },
});
