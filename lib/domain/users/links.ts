import 'server-only';
import { hashLinkToken } from '@/lib/server/auth/link-token';
import type { UserTokenKind } from '@/prisma/generated/enums';

export const workingLink = (kind: UserTokenKind, token: string) => ({
  hash: hashLinkToken(token),
  kind,
  usedAt: null,
  expiresAt: { gt: new Date() },
});
