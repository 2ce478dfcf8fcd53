import fs from 'node:fs';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { listPending, migrate, withClient } from '@/scripts/lib/database/migrate';
import { makeTempFolder } from '@/scripts/lib/temp-folder';
import { digestFiles, digestTables, withNewDatabase } from '../../support/database/backups';
import {
  loadRelease,
  migrateToRelease,
  readRows,
  releases,
  uploadsOf,
} from '../../support/database/releases';
import { runNpm } from '../../support/servers/npm-command';

const folder = makeTempFolder('upgrade-data');
const secret = {
  NEXTAUTH_SECRET: 'x'.repeat(44),
  SECRETS_KEY: 'y'.repeat(44),
  SITE_URL: 'https://example.com',
};

afterAll(() => fs.rmSync(folder, { recursive: true, force: true }));

async function run(args: string[], settings: Record<string, string>) {
  const command = runNpm(args, { ...secret, ...settings });
  const status = await command.exited;
  return { status, said: command.said() };
}

type Row = Record<string, unknown>;
type Consent = {
  purpose: string;
  notice_version: string;
  notice_hash: string;
  read_out_at: unknown;
  withdrawn_at: unknown;
};

/** An enquiry with the columns that it had in former releases. */
function toFormerEnquiry(row: Row, consents: readonly Consent[]): Row {
  const { details, attribution, origin, outcome } = row as Record<string, Row>;
  const isOfForm = row.kind === 'enquiry' || row.kind === 'callback';
  const consentTo = (purpose: string) => consents.find((each) => each.purpose === purpose);
  const [notice, marketing, newsletter] = ['enquiry', 'marketing', 'newsletter'].map(consentTo);
  const text = (value: unknown) => value ?? '';
  return {
    ...row,
    ...{ kind: isOfForm ? row.kind : 'enquiry', topic: isOfForm ? '' : row.kind },
    person_key: row.contact_id,
    ...{ phone: text(origin?.phone), added_by: text(origin?.addedBy), page: text(attribution?.page) },
    ...{ first_touch: attribution?.first ?? null, last_touch: attribution?.last ?? null },
    ...{
      interest: text(details?.interest),
      location: text(details?.location),
      budget: text(details?.budget),
    },
    ...{ property_type: text(details?.propertyType), visit_on: text(details?.visitOn) },
    ...{ lost_reason: text(outcome?.lostReason), lost_note: text(outcome?.lostNote) },
    ...{ won_value: outcome?.wonValue ?? null, site_visit_on: text(outcome?.siteVisitOn) },
    ...{ needs_review: row.review !== '', is_spam_confirmed: row.review === 'confirmed' },
    ...{ notice_version: text(notice?.notice_version), notice_hash: text(notice?.notice_hash) },
    notice_read_at: notice?.read_out_at ?? null,
    ...{ marketing_consent: Boolean(marketing) && !marketing?.withdrawn_at },
    marketing_notice_version: text(marketing?.notice_version),
    marketing_notice_hash: text(marketing?.notice_hash),
    marketing_withdrawn_at: marketing?.withdrawn_at ?? null,
    newsletter: Boolean(newsletter) && !newsletter?.withdrawn_at,
  };
}

describe.each([
  ['e910aed', releases.e910aed],
  ['47d4c1b', releases['47d4c1b']],
])('a database of %s', (name, release) => {
  it('is backed up by this release before it is migrated; the backup is restored elsewhere, and is then the upgraded site', async () => {
    const dataDir = path.join(folder, name);
    fs.cpSync(uploadsOf(release), path.join(dataDir, 'uploads'), { recursive: true });
    await withNewDatabase(async (url) => {
      await migrateToRelease(url, release);
      await loadRelease(url, release);
      const before = await digestTables(url);
      const to = path.join(folder, `${name}-backups`);
      const made = await run(['run', 'backup', '--', '--to', to], { DATABASE_URL: url, DATA_DIR: dataDir });
      expect([made.status, made.said]).toEqual([
        0,
        expect.stringMatching(/The database lacks \d+ migration\(s\) of this release/),
      ]);
      expect(await digestTables(url)).toEqual(before);
      expect((await listPending(url)).length).toBeGreaterThan(0);
      await migrate(url);
      await withNewDatabase(async (place) => {
        const there = { DATABASE_URL: place, DATA_DIR: path.join(folder, `${name}-restored`) };
        const restored = await run(['run', 'restore', '--', to], there);
        expect([restored.status, restored.said]).toEqual([
          0,
          expect.stringMatching(/Applied \d+ newer migration/),
        ]);
        expect(await digestTables(place)).toEqual(await digestTables(url));
        expect(digestFiles(path.join(there.DATA_DIR, 'uploads'))).toEqual(digestFiles(uploadsOf(release)));
      });
    });
  });

  it('has, upgraded, every row as it was', async () => {
    await withNewDatabase(async (url) => {
      await migrateToRelease(url, release);
      await loadRelease(url, release);
      await migrate(url);
      await withClient(url, async (client) => {
        const consents = await client.query<{ row: Consent & { enquiry_id: string } }>(
          'select to_jsonb(t) as row from consent t',
        );
        const toFormer = (table: string, row: Row) =>
          table === 'enquiry'
            ? toFormerEnquiry(
                row,
                consents.rows.flatMap((each) => (each.row.enquiry_id === row.id ? each.row : [])),
              )
            : row;
        for (const [table, rows] of Object.entries(readRows(release))) {
          const found = await client.query<{ row: Record<string, unknown> }>(
            `select to_jsonb(t) as row from "${table}" t`,
          );
          const keyOf = ({ id, part }: Record<string, unknown>) => id ?? part;
          const now = new Map(found.rows.map(({ row }) => [keyOf(row), toFormer(table, row)]));
          for (const row of rows) {
            const fields = Object.keys(row);
            const pick = (from: Record<string, unknown> = {}) =>
              Object.fromEntries(fields.map((field) => [field, from[field]]));
            expect([table, pick(now.get(keyOf(row)))]).toEqual([table, pick(row)]);
          }
        }
      });
    });
  });
});

describe('a command', () => {
  const empty = path.join(folder, 'empty');

  it('for content that is not there starts no database of its own, and says where the settings are', async () => {
    const { status, said } = await run(['run', 'backup'], { DATABASE_URL: '', DATA_DIR: empty });
    expect([status, said]).toEqual([1, expect.stringMatching(/database has no data of this site.*\.\/site/)]);
    expect(fs.existsSync(empty)).toBe(false);
    await withNewDatabase(async (url) => {
      const none = await run(['run', 'backup'], { DATABASE_URL: url, DATA_DIR: empty });
      expect([none.status, none.said]).toEqual([1, expect.stringContaining('no data of this site')]);
    });
  });
});
