import { createHash, randomBytes } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { packTar, unpackTar } from 'modern-tar';
import { inject } from 'vitest';
import { withClient } from '@/scripts/lib/database/migrate';

/** Does work with a new, empty database of the tests' server. */
export async function withNewDatabase<T>(work: (url: string) => Promise<T>): Promise<T> {
  const serverUrl = inject('serverUrl');
  const name = `place_${randomBytes(6).toString('hex')}`;
  await withClient(serverUrl, (client) => client.query(`create database ${name}`));
  try {
    return await work(new URL(`/${name}`, serverUrl).href);
  } finally {
    await withClient(serverUrl, (client) => client.query(`drop database if exists ${name} with (force)`));
  }
}

export const runStatements = (url: string, ...statements: string[]) =>
  withClient(url, async (client) => {
    for (const statement of statements) await client.query(statement);
  });

/** Where the files of the picture of this number lie. */
export const folderOf = (n: number) => n.toString(16).padStart(32, '0');

/** Projects with ten pictures each, of these widths beside their masters. */
export async function addProjects(
  { directUrl, uploads, widths }: { directUrl: string; uploads: string; widths: number[] },
  first: number,
  last: number,
): Promise<void> {
  const pictures = `generate_series(${first * 10}, ${last * 10 + 9}) n`;
  const folder = `lpad(to_hex(n), 32, '0')`;
  await runStatements(
    directUrl,
    `insert into project (id, name, description, status, sort_order, updated_at)
     select 'project-' || n, E'Tower\\t' || n || E'\\n\\\\N “quoted”', repeat('<p>Sea</p>', 40), 'completed', n, now()
     from generate_series(${first}, ${last}) n`,
    `insert into picture (id, public_id, url, width, height, widths)
     select 'picture-' || n, ${folder}, '/uploads/' || ${folder} || '/master.webp', 800, 500, '{${widths.join()}}' from ${pictures}`,
    `insert into project_image (id, project_id, picture_id, sort_order)
     select 'image-' || n, 'project-' || n / 10, 'picture-' || n, n from ${pictures}`,
  );
  for (let n = first * 10; n < last * 10 + 10; n += 1) {
    fs.mkdirSync(path.join(uploads, folderOf(n)), { recursive: true });
    for (const name of ['master', ...widths])
      fs.writeFileSync(path.join(uploads, folderOf(n), `${name}.webp`), `${name} of ${n}`);
  }
}

/** Fills a site with projects, pictures, people, and what is waiting to be sent. */
export async function fillSite(directUrl: string, uploads: string): Promise<void> {
  await addProjects({ directUrl, uploads, widths: [384, 640] }, 1, 4);
  await runStatements(
    directUrl,
    `insert into "user" (id, name, email, updated_at) values ('u', 'Asha', 'asha@example.com', now())`,
    `insert into session (id, token_hash, user_id, expires_at) values ('s', 'hash', 'u', now())`,
    `insert into push_subscription (id, session_id, endpoint, p256dh, auth) values ('p', 's', 'https://fcm.googleapis.com/1', 'x', 'x')`,
    `insert into enquiry (id, kind, request_key, name, email, phone_e164, retain_until, updated_at)
     values ('e', 'enquiry', 'k', 'Ravi', 'ravi@example.com', '1', now(), now())`,
    `insert into webhook_endpoint (id, url, secret, updated_at) values ('w', 'https://crm.example.com', 'x', now())`,
    `insert into outbox (id, kind, payload, idempotency_key, lead_id, state) values
     ('waiting', 'mail', '{"to": "team@example.com"}', 'team-e', 'e', 'pending'), ('done', 'mail', '{}', 'ack-e', 'e', 'sent')`,
    `insert into setting (part, value, updated_at) values ('contact', '{"phone": "1"}', now()),
     ('mail key', '{"sealed": "x"}', now()), ('mail sender', '{}', now()), ('push keys', '{"sealed": "x"}', now())`,
  );
}

/** How many rows a table has; `from` may have a condition. */
export async function countRows(url: string, from: string): Promise<number> {
  const { rows } = await withClient(url, (client) => client.query(`select count(*)::int as n from ${from}`));
  return rows[0].n;
}

/** A digest of the rows of each table that a backup holds. */
export const digestTables = (url: string): Promise<Record<string, string>> =>
  withClient(url, async (client) => {
    const { rows } = await client.query(
      `select tablename as name from pg_tables where schemaname = 'public'
       and tablename not in ('_prisma_migrations', 'installation', 'rate_limit', 'cache_tag')`,
    );
    const digests: Record<string, string> = {};
    for (const { name } of rows) {
      const found = await client.query(
        `select count(*) || ' ' || md5(coalesce(string_agg(t::text, '\n' order by t::text), '')) as digest from "${name}" t`,
      );
      digests[name] = found.rows[0].digest;
    }
    return digests;
  });

/** A digest of each file below a folder. */
export function digestFiles(folder: string): Record<string, string> {
  const names = fs.readdirSync(folder, { recursive: true }).map(String).sort();
  const files = names.filter((name) => name !== 'owner' && fs.statSync(path.join(folder, name)).isFile());
  const digest = (name: string) =>
    createHash('sha256')
      .update(fs.readFileSync(path.join(folder, name)))
      .digest('hex');
  return Object.fromEntries(files.map((name) => [name, digest(name)]));
}

type Entries = Awaited<ReturnType<typeof unpackTar>>;

export const unpack = (file: string): Promise<Entries> => unpackTar(gunzipSync(fs.readFileSync(file)));

/** Writes the archive anew, with other parts than it had. */
export async function repack(
  file: string,
  to: string,
  change: (entries: Entries) => Entries,
): Promise<string> {
  fs.writeFileSync(to, gzipSync(await packTar(change(await unpack(file)))));
  return to;
}
