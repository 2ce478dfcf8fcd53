import type { Role } from '@/lib/content/roles';
import type { FieldErrors } from '@/lib/shared/errors';

export type { Role };

export type User = { _id: string; name: string; email: string; role: Role };

export type AdminUser = User & {
  /** `invited`: the link is unused; `expired`: it no longer works. */
  status: 'active' | 'invited' | 'expired';
  hasSecondFactor: boolean;
  createdAt: string;
  lastSeenAt: string | null;
  /** A save with an older version is refused. */
  version: number;
};

/** The link is returned once, and stored nowhere. */
export type Invitation = { user: AdminUser; link: string; expiresAt: string };

export type OpenSession = {
  _id: string;
  user: { _id: string; name: string; email: string };
  createdAt: string;
  lastSeenAt: string;
  expiresAt: string;
  userAgent: string;
  address: string;
  isCurrent: boolean;
};

export type SetupFailure = {
  message: string;
  fields: FieldErrors;
  typed: { code: string; name: string; email: string };
};
