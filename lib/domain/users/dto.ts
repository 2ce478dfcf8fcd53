import type { Role } from '@/lib/content/roles';
import type { FieldErrors } from '@/lib/shared/errors';

export type { Role };

export type User = { _id: string; name: string; email: string; role: Role };

export type AdminUser = User & {
  /** `invited`: the link was not used yet; `expired`: it cannot be used any more. */
  status: 'active' | 'invited' | 'expired';
  hasSecondFactor: boolean;
  createdAt: string;
  /** When a live session of theirs was last seen; null without one. */
  lastSeenAt: string | null;
  /** Raised by every write; a save that names an older one is refused. */
  version: number;
};

/** The link is answered once, and stored nowhere. */
export type Invitation = { user: AdminUser; link: string; expiresAt: string };

export type OpenSession = {
  _id: string;
  user: { _id: string; name: string; email: string };
  createdAt: string;
  lastSeenAt: string;
  expiresAt: string;
  userAgent: string;
  address: string;
  /** The one that asks. */
  isCurrent: boolean;
};

/** Why the first admin was not made, with what was typed, but for the password. */
export type SetupFailure = {
  message: string;
  fields: FieldErrors;
  typed: { code: string; name: string; email: string };
};
