import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { type Env, parseEnv } from '@/lib/server/env-schema';
import { parseProxies } from '../../server/request/client-address';

export type Mode = 'production' | 'development' | 'command';

export type Settings = Env & { mode: Mode; isEmbedded: boolean; seed: 'demo' | 'none'; buildRoot: string };

export const buildName = /^[0-9a-f]{12}$/;

const toRoot = (folder: string) => (buildName.test(path.basename(folder)) ? path.dirname(folder) : folder);

/** @throws Error with a sentence for each bad value. */
export function readSettings(mode: Mode, source: Record<string, string | undefined> = process.env): Settings {
  const env = parseEnv(source);
  const isEmbedded = env.DATABASE_URL === undefined;
  parseProxies(env.TRUSTED_PROXIES);
  if (isEmbedded && source.VERCEL)
    throw new Error(
      'There is no database. Connect one from the marketplace of the host to this project, or set DATABASE_URL.',
    );
  if (mode === 'production' && !isEmbedded && !env.NEXTAUTH_SECRET) {
    throw new Error(
      'NEXTAUTH_SECRET must be set when DATABASE_URL is: every instance of the site needs the same secret. openssl rand -base64 32 creates one.',
    );
  }
  if (isEmbedded && env.DIRECT_DATABASE_URL)
    throw new Error('DIRECT_DATABASE_URL is set without DATABASE_URL. Set both or neither.');
  return {
    ...env,
    DATA_DIR: path.resolve(env.DATA_DIR),
    mode,
    isEmbedded,
    seed: env.SEED ?? (isEmbedded ? 'demo' : 'none'),
    buildRoot: toRoot(source.NEXT_DIST_DIR || '.next'),
  };
}

const madeFile = (settings: Settings, name: string) => path.join(settings.DATA_DIR, name);

function keepMade(settings: Settings, name: string): string {
  const file = madeFile(settings, name);
  fs.mkdirSync(settings.DATA_DIR, { recursive: true });
  try {
    fs.writeFileSync(file, randomBytes(32).toString('base64'), { mode: 0o600, flag: 'wx' });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  return fs.readFileSync(file, 'utf8').trim();
}

/** A generated secret may have sealed values before another one was set. */
function withMade(settings: Settings, name: string, former: string[] = []): string {
  const file = madeFile(settings, name);
  const made = fs.existsSync(file) ? [fs.readFileSync(file, 'utf8').trim()] : [];
  return [...new Set([...former, ...made])].join(',');
}

export const keepSecret = (settings: Settings): string =>
  settings.NEXTAUTH_SECRET ?? keepMade(settings, 'nextauth-secret');

const keepSecretsKey = (settings: Settings): string =>
  settings.SECRETS_KEY ?? (settings.isEmbedded ? keepMade(settings, 'secrets-key') : '');

export function publishSettings(settings: Settings, database: { url: string; directUrl: string }): void {
  Object.assign(process.env, {
    DATABASE_URL: database.url,
    DIRECT_DATABASE_URL: database.directUrl,
    DATA_DIR: settings.DATA_DIR,
    PORT: String(settings.PORT),
    HOST: settings.HOST ?? '',
    SITE_URL: settings.SITE_URL,
    NEXTAUTH_URL: settings.SITE_URL,
    NEXTAUTH_SECRET: keepSecret(settings),
    NEXTAUTH_SECRET_OLD: withMade(settings, 'nextauth-secret', settings.NEXTAUTH_SECRET_OLD),
    SECRETS_KEY: keepSecretsKey(settings),
    SECRETS_KEY_OLD: withMade(settings, 'secrets-key', settings.SECRETS_KEY_OLD),
    NEXT_TELEMETRY_DISABLED: '1',
    ...(settings.mode === 'command' ? {} : { NODE_ENV: settings.mode }),
  });
}
