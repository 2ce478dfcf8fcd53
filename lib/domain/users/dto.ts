import { z } from 'zod';
import { type Role, roleNames } from '@/lib/content/roles';
import { named } from '@/lib/server/http/openapi';
import type { FieldErrors } from '@/lib/shared/errors';

export type { Role };

const fields = {
  _id: z.string(),
  name: z.string(),
  email: z.string(),
  role: z.enum(roleNames),
};
export const user = named('User', z.object(fields));
export const adminUser = named(
  'AdminUser',
  z.object({
    ...fields,
    /** `invited`: the link is unused; `expired`: it no longer works. */
    status: z.enum(['active', 'invited', 'expired']),
    hasSecondFactor: z.boolean(),
    createdAt: z.iso.datetime(),
    lastSeenAt: z.iso.datetime().nullable(),
    /** A save with an older version is refused. */
    version: z.number().int(),
  }),
);
/** The link is returned once, and stored nowhere. */
export const invited = named(
  'Invitation',
  z.object({ user: adminUser, link: z.string(), expiresAt: z.iso.datetime() }),
);
export const session = named(
  'Session',
  z.object({
    _id: z.string(),
    user: z.object({ _id: z.string(), name: z.string(), email: z.string() }),
    createdAt: z.iso.datetime(),
    lastSeenAt: z.iso.datetime(),
    expiresAt: z.iso.datetime(),
    userAgent: z.string(),
    address: z.string(),
    isCurrent: z.boolean(),
  }),
);

export type User = z.output<typeof user>;
export type AdminUser = z.output<typeof adminUser>;
export type Invitation = z.output<typeof invited>;
export type OpenSession = z.output<typeof session>;

export type SetupFailure = {
  message: string;
  fields: FieldErrors;
  typed: { code: string; name: string; email: string };
};
