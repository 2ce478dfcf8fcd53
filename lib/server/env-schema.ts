import { isIP } from 'node:net';
import { z } from 'zod';

const optional = (schema: z.ZodString) => schema.optional().or(z.literal('').transform(() => undefined));

/** False where the driver would read another address than was meant. */
function isPostgresUrl(text: string): boolean {
  try {
    // The URL parser refuses a socket address without a host; the driver accepts it.
    const { username, password, pathname, search, hash } = new URL(text.replace('@/', '@localhost/'));
    for (const part of [username, password, pathname]) decodeURIComponent(part);
    // Without a user, a later @ ends a password that an unescaped / or ? cut off.
    return hash === '' && (username !== '' || !`${pathname}${search}`.includes('@'));
  } catch {
    return false;
  }
}

const postgresUrl = z
  .string()
  .regex(/^postgres(ql)?:\/\//, { error: 'must start with postgresql://', abort: true })
  .refine(
    isPostgresUrl,
    'must be an address such as postgresql://user:password@host:5432/name; in a password write # as %23, @ as %40, / as %2F, ? as %3F and % as %25',
  );

/** Paths are appended to it, so it must end with its host or port. */
function isOrigin(text: string): boolean {
  const { username, password, pathname, search, hash } = new URL(text);
  return pathname === '/' && [username, password, search, hash].every((part) => part === '');
}

function isNameServer(text: string): boolean {
  const [, address = text, port = '53'] = /^\[?([^[\]]+?)\]?:(\d+)$/.exec(isIP(text) ? '' : text) ?? [];
  return isIP(address) !== 0 && Number(port) >= 1 && Number(port) <= 65_535;
}

const needsLength = 'must have at least 32 characters; openssl rand -base64 32 creates one';

const formerSecrets = z
  .string()
  .transform((keys) => keys.split(',').map((key) => key.trim()))
  .refine((keys) => keys.every((key) => key.length >= 32), needsLength)
  .optional();

/** A test compares `.env.example` with it. */
export const envSchema = z.object({
  PORT: z.coerce.number({ error: 'must be a port number' }).int().min(1).max(65_535).default(3000),
  HOST: z
    .string()
    .refine(
      (host) => isIP(host) !== 0,
      'must be an address of this machine, such as 127.0.0.1; without it the site listens on all',
    )
    .optional(),
  SITE_URL: z
    .url({
      protocol: /^https?$/,
      error: 'must be the full address of the site, such as https://example.com',
      abort: true,
    })
    .refine(
      isOrigin,
      'must be the address of the site only, such as https://example.com, without a path, a query or a password',
    )
    .transform((url) => new URL(url).origin)
    .optional(),
  HSTS_SUBDOMAINS: z.enum(['on', 'off'], { error: 'must be on or off' }).optional(),
  DATABASE_URL: postgresUrl.optional(),
  DIRECT_DATABASE_URL: postgresUrl.optional(),
  DATA_DIR: z.string().min(1).default('.data'),
  NEXTAUTH_SECRET: z.string().min(32, needsLength).optional(),
  NEXTAUTH_SECRET_OLD: formerSecrets,
  SECRETS_KEY: z.string().min(32, needsLength).optional(),
  SECRETS_KEY_OLD: formerSecrets,
  SECOND_FACTOR: z
    .enum(['optional', 'admins', 'everybody'], { error: 'must be optional, admins or everybody' })
    .default('optional'),
  SESSION_IDLE_HOURS: z.coerce
    .number({ error: 'must be a number of hours' })
    .min(1, 'must be at least 1')
    .max(168, 'must be at most 168, when every session ends')
    .default(12),
  WEBHOOKS_PRIVATE: z.enum(['refuse', 'allow'], { error: 'must be refuse or allow' }).default('refuse'),
  ADMIN_EMAIL: z.email('must be an e-mail address').optional(),
  ADMIN_PASSWORD: z.string().min(12, 'must have at least 12 characters').optional(),
  SEED: z.enum(['demo', 'none'], { error: 'must be demo or none' }).optional(),
  BLOB_READ_WRITE_TOKEN: z
    .string()
    .startsWith('vercel_blob_rw_', 'must be a read-write token of the blob store')
    .optional(),
  PRIVATE_BLOB_READ_WRITE_TOKEN: z
    .string()
    .startsWith('vercel_blob_rw_', {
      error: 'must be a read-write token of the private blob store',
      abort: true,
    })
    .optional(),
  LEGACY_IMAGE_HOST: z
    .url({
      protocol: /^https?$/,
      error: 'must be the address of the old site, such as https://old.example.com',
    })
    .transform((url) => url.replace(/\/+$/, ''))
    .optional(),
  RESEND_API_KEY: optional(z.string()),
  RESEND_BASE_URL: z.url({ error: 'must be an address' }).optional(),
  SOURCES_BASE_URL: z.url({ error: 'must be an address' }).optional(),
  PUSH_BASE_URL: z.url({ error: 'must be an address' }).optional(),
  MAIL_FROM: optional(z.string()),
  LEADS_TO: optional(z.string()),
  DNS_SERVERS: z
    .string()
    .transform((servers) => servers.split(',').map((server) => server.trim()))
    .refine((servers) => servers.every(isNameServer), 'must be addresses of name servers, such as 192.0.2.53')
    .optional(),
  CRON_SECRET: z.string().min(16, 'must have at least 16 characters').optional(),
  TRUSTED_PROXIES: optional(z.string()),
  WORKERS: z
    .string()
    .regex(/^(all|[1-9]\d?)$/, 'must be a number from 1 to 99, or all, for one on each core')
    .optional(),
});

export type Env = z.infer<typeof envSchema> & { SITE_URL: string };

const wholeEnv = envSchema.refine(
  (env) => env.PRIVATE_BLOB_READ_WRITE_TOKEN === undefined || env.BLOB_READ_WRITE_TOKEN !== undefined,
  { path: ['PRIVATE_BLOB_READ_WRITE_TOKEN'], message: 'also needs BLOB_READ_WRITE_TOKEN' },
);

type Source = Record<string, string | undefined>;

/** Names that a serverless host sets. Elsewhere they may belong to other programs. Our names come first. */
function nameAsHost(source: Source): Source {
  if (!source.VERCEL) return source;
  const [database, direct] = source.DATABASE_URL
    ? [source.DATABASE_URL, source.DATABASE_URL_UNPOOLED]
    : [source.POSTGRES_URL, source.POSTGRES_URL_NON_POOLING];
  const address = source.VERCEL_PROJECT_PRODUCTION_URL;
  return {
    ...source,
    DATABASE_URL: database,
    DIRECT_DATABASE_URL: source.DIRECT_DATABASE_URL || direct,
    SITE_URL: source.SITE_URL || (address && `https://${address}`),
  };
}

/** Empty values count as absent. @throws Error with a sentence for each bad value. */
export function parseEnv(source: Source): Env {
  const present = Object.fromEntries(
    Object.entries(nameAsHost(source)).filter(([, value]) => value !== undefined && value !== ''),
  );
  const parsed = wholeEnv.safeParse(present);
  if (!parsed.success) {
    const sentences = parsed.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}.`);
    throw new Error(`The environment is wrong:\n${sentences.map((line) => `  ${line}`).join('\n')}`);
  }
  return { ...parsed.data, SITE_URL: parsed.data.SITE_URL ?? `http://localhost:${parsed.data.PORT}` };
}
