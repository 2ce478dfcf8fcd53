import type pg from 'pg';
import { madePasswordText } from '@/lib/content/accounts/setup';
import { loginPath } from '@/lib/content/nav';
import { privacy, terms } from '@/lib/content/pages/legal';
import { isPreview } from '@/lib/server/host';
import { ensureFirstAdmin, setupLock } from '../accounts/admins';
import { closeConnections, type Database } from '../database/database';
import { listPending, migrate, withClient, withLock } from '../database/migrate';
import { say, step } from '../say';
import type { Settings } from '../settings';
import { checkTimesAtStart, shiftedTimesText } from '../upgrade/shifted-times';

const namedMigrations = 10;

export async function migrateAndSay(database: Database): Promise<void> {
  const applied = await migrate(database.directUrl);
  const names = applied.length <= namedMigrations ? `: ${applied.join(', ')}` : '';
  say(applied.length > 0 ? `Applied ${applied.length} migration(s)${names}.` : 'The database is up to date.');
  await withClient(database.directUrl, async (client) => {
    await publishLegalTexts(client);
    if (await checkTimesAtStart(client, { hasMigrated: applied.length > 0 })) say(shiftedTimesText);
  });
}

async function publishLegalTexts(client: pg.Client): Promise<void> {
  for (const [part, { updated, ...words }] of Object.entries({ privacy, terms }))
    await client.query(
      `insert into setting (part, value, base, version, updated_at)
       values ($1, $2, $2, 0, $3)
       on conflict (part) do update set base = excluded.base where setting.base is null`,
      [part, JSON.stringify(words), `${updated}T06:30:00Z`],
    );
}

export function seedWhenEmpty(database: Database): Promise<boolean> {
  return withLock(database.directUrl, setupLock, async (client) => {
    // Checked first: a used database must not wait for the code of the seed.
    const { rows } = await client.query('select exists (select 1 from "user") as used');
    if (rows[0]?.used) return false;
    const { hasContent, seedDemo } = await import('@/prisma/seed/index');
    if (await hasContent()) return false;
    await step('Adding demo content', seedDemo);
    // Without it, plans take a table for nearly empty.
    await client.query('analyze');
    return true;
  });
}

export async function prepareContent(database: Database, settings: Settings): Promise<void> {
  await migrateAndSay(database);
  if (settings.seed === 'demo') await seedWhenEmpty(database);
}

/** A preview may share the real database and must not migrate it. @throws Error when it lacks a migration. */
export async function prepareForBuild(database: Database, settings: Settings): Promise<void> {
  if (!isPreview()) return prepareContent(database, settings);
  const pending = await listPending(database.directUrl);
  if (pending.length > 0)
    throw new Error(
      `This preview cannot be built: its database lacks ${pending.length} migration(s): ${pending.join(', ')}. The build of a preview does not migrate, because the database may be the real site’s. Set DATABASE_URL to a database of the previews’ own in the host’s settings for previews, run npm run db:migrate with that DATABASE_URL, and deploy again.`,
    );
  say('This is the build of a preview, so the database is not changed.');
}

/** Shows a generated password once. The last step that needs connections here. */
export async function prepareAdmin(database: Database, settings: Settings): Promise<void> {
  const admin = await ensureFirstAdmin(database.directUrl, {
    email: settings.ADMIN_EMAIL,
    password: settings.ADMIN_PASSWORD,
  });
  await closeConnections();
  if (!admin) return;
  if (!admin.madePassword) return say('Created the first admin from ADMIN_EMAIL and ADMIN_PASSWORD.');
  // An address does not belong in a log.
  const email = settings.ADMIN_EMAIL ? 'that of ADMIN_EMAIL' : admin.email;
  say(
    `Created the first admin. This password is shown only now:\n  e-mail    ${email}\n  password  ${admin.madePassword}\n${madePasswordText}`,
  );
}

/** Many people may read the log of such a host. */
export async function prepareSetup(database: Database, settings: Settings): Promise<void> {
  if (settings.ADMIN_EMAIL && settings.ADMIN_PASSWORD) return prepareAdmin(database, settings);
  const { hasAdmin, readSetupCode } = await import('@/lib/domain/users/first-admin');
  const code = (await hasAdmin()) ? null : await readSetupCode();
  await closeConnections();
  if (code)
    say(
      `There is no admin yet. Create the first one at ${settings.SITE_URL}${loginPath} with this setup code:\n  ${code}`,
    );
}
