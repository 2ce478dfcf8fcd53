import { cpSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { beforeEach, describe, expect, inject, it, test } from 'vitest';
import { notices } from '@/lib/content/enquiries/forms';
import { privacy, terms } from '@/lib/content/pages/legal';
import { findEnquiry } from '@/lib/domain/enquiries/queries';
import { createEnquiry } from '@/lib/domain/intake/channels/form/mutations';
import { exportContact } from '@/lib/domain/personal-data/mutations';
import { getSetting, listOwnSettings } from '@/lib/domain/settings/admin-queries';
import { saveSetting } from '@/lib/domain/settings/mutations';
import { decideOffer } from '@/lib/domain/settings/offer-mutations';
import { getLegal } from '@/lib/domain/settings/queries';
import { settingDefaults } from '@/lib/domain/settings/schema';
import { db } from '@/lib/server/db';
import { sha256 } from '@/lib/server/text/sha256';
import { migrate, migrationsFolder, withClient } from '@/scripts/lib/database/migrate';
import { migrateAndSay } from '@/scripts/lib/serving/prepare';
import { makeTempFolder } from '@/scripts/lib/temp-folder';
import { makeAdmin, makeSales } from '../../support/accounts/admin';
import { loadRelease, migrateToRelease, releases } from '../../support/database/releases';

const admin = makeAdmin();
const serverUrl = inject('serverUrl');
const lastOfSecondRelease = '20261123111549_search_words_of_projects';

/** A database of its own for one upgrade. */
async function withDatabase(work: (url: string) => Promise<void>): Promise<void> {
  const url = new URL(serverUrl);
  url.pathname = '/legal_texts_test';
  await withClient(serverUrl, (client) => client.query('create database legal_texts_test'));
  try {
    await work(url.href);
  } finally {
    await withClient(serverUrl, (client) => client.query('drop database legal_texts_test with (force)'));
  }
}

/** What it publishes once this release has started on it. */
async function upgrade(
  url: string,
): Promise<Record<string, { value: string; base: string; version: number }>> {
  await migrateAndSay({ url, directUrl: url, stop: async () => {} });
  return withClient(url, async (client) => {
    const { rows } = await client.query(
      `select part, value::text, base::text, version from setting where part in ('privacy', 'terms')`,
    );
    return Object.fromEntries(rows.map(({ part, ...row }) => [part, row]));
  });
}

describe('an update leaves what is published', () => {
  it('as the first release wrote it', () =>
    withDatabase(async (url) => {
      await migrateToRelease(url, releases.first);
      await loadRelease(url, releases.first);
      const { privacy: shown, terms: shownTerms } = await upgrade(url);
      expect(shown).toMatchObject({ version: 0 });
      expect(shown?.value).toContain('Registered name, CIN and registered office: placeholder');
      expect(shown?.value).toBe(shown?.base);
      expect(shownTerms?.value).toContain('What counts is the carpet area');
    }));

  it('as the second release wrote it, and as the office has saved it', () =>
    withDatabase(async (url) => {
      const folder = makeTempFolder('second-release');
      for (const name of readdirSync(migrationsFolder).filter((entry) => entry <= lastOfSecondRelease))
        cpSync(path.join(migrationsFolder, name), path.join(folder, name), { recursive: true });
      await migrate(url, folder);
      rmSync(folder, { recursive: true });
      await withClient(url, async (client) => {
        await client.query(`update _prisma_migrations set finished_at = now() - interval '1 day'`);
        await client.query(
          `insert into project (id, slug, name, status, updated_at) values (gen_random_uuid(), 'a', 'A', 'upcoming', now())`,
        );
        await client.query(
          `insert into setting (part, value, version, updated_at) values ('terms', '{"title": "Ours"}', 3, now())`,
        );
      });
      const { privacy: shown, terms: shownTerms } = await upgrade(url);
      expect(shown?.value).toContain('Our registered name is {{registered name}}.');
      expect(shown).toMatchObject({ version: 0, base: shown?.value });
      expect(shownTerms).toMatchObject({ version: 3, value: '{"title": "Ours"}' });
      expect(shownTerms?.base).toContain('stands in the agreement for sale');
    }));

  it('as this release wrote it for a new site, whatever the next one says', () =>
    withDatabase(async (url) => {
      const { updated: _, ...words } = privacy;
      expect(JSON.parse((await upgrade(url)).privacy?.value ?? '')).toEqual(words);
      await withClient(url, (client) =>
        client.query(`update setting set value = '{"title": "Then"}', base = '{"title": "Then"}'`),
      );
      expect((await upgrade(url)).privacy).toEqual({
        version: 0,
        value: '{"title": "Then"}',
        base: '{"title": "Then"}',
      });
    }));
});

describe('the words that an update brings', () => {
  const former = { ...settingDefaults.terms, lead: 'What it was for.' };
  const publishFormer = () =>
    db.setting.create({
      data: { part: 'terms', value: former, base: former, version: 0, updatedAt: new Date('2026-01-02') },
    });
  const offered = async () => (await listOwnSettings(admin)).offered;

  beforeEach(async () => {
    await db.setting.deleteMany();
    await publishFormer();
  });

  it('are shown to the office, while visitors read what is published with its own day', async () => {
    expect(await offered()).toEqual({ terms: settingDefaults.terms });
    expect(await getLegal('terms')).toMatchObject({ lead: 'What it was for.', updated: '2026-01-02' });
    expect(await getSetting(admin, 'terms')).toMatchObject({ version: 0, updatedAt: null });
  });

  it('are published when the office takes them, and not offered again', async () => {
    expect((await decideOffer(admin, 'terms', { isTaken: true, version: 0 })).tags).toContain('settings');
    expect(await offered()).toEqual({});
    expect((await getLegal('terms')).lead).toBe(terms.lead);
    expect(await getSetting(admin, 'terms')).toMatchObject({ version: 1 });
    await expect(decideOffer(admin, 'terms', { isTaken: true, version: 1 })).rejects.toMatchObject({
      code: 'not_found',
    });
  });

  it('are not offered again once the office keeps its own, which stay with their day', async () => {
    await decideOffer(admin, 'terms', { isTaken: false, version: 0 });
    expect(await offered()).toEqual({});
    expect(await getLegal('terms')).toMatchObject({ lead: 'What it was for.', updated: '2026-01-02' });
  });

  it('are still offered after the office has saved words of its own', async () => {
    await saveSetting(admin, 'terms', { value: { ...former, lead: 'Ours.' } });
    expect(await offered()).toEqual({ terms: settingDefaults.terms });
  });

  it('that were taken are not offered again when the office changes them', async () => {
    await decideOffer(admin, 'terms', { isTaken: true, version: 0 });
    await saveSetting(admin, 'terms', { value: { ...settingDefaults.terms, lead: 'Ours.' } });
    expect(await offered()).toEqual({});
  });

  it('are offered neither where they are published already, nor where the office has begun from them', async () => {
    await db.setting.update({ where: { part: 'terms' }, data: { value: settingDefaults.terms } });
    expect(await offered()).toEqual({});
    await db.setting.deleteMany();
    await saveSetting(admin, 'terms', { value: { ...settingDefaults.terms, lead: 'Ours.' } });
    expect(await offered()).toEqual({});
  });

  it('go over no newer save, and are for nobody below an editor', async () => {
    await saveSetting(admin, 'terms', { value: { ...former, lead: 'Ours.' } });
    await expect(decideOffer(admin, 'terms', { isTaken: true, version: 0 })).rejects.toMatchObject({
      code: 'conflict',
    });
    expect((await getLegal('terms')).lead).toBe('Ours.');
    await expect(
      decideOffer(makeSales() as never, 'terms', { isTaken: true, version: 1 }),
    ).rejects.toMatchObject({ code: 'forbidden' });
  });
});

test('a consent keeps the text that it was given under, as the form showed it then', async () => {
  await db.setting.deleteMany();
  await db.setting.create({ data: { part: 'retention', value: { months: 36 } } });
  await createEnquiry(
    { name: 'S. Rai', email: 'rai@example.com', phone: '98450 12345', message: 'Hello', interest: 'general' },
    { address: '192.0.2.9', isHoneypotFilled: false },
  );
  await db.setting.update({ where: { part: 'retention' }, data: { value: { months: 12 } } });
  const { id } = await db.enquiry.findFirstOrThrow();
  const enquiry = await findEnquiry(makeSales(), id);
  expect(enquiry?.noticeText).toContain('for at most 36 months after our last contact');
  const { data } = await exportContact(admin, id);
  expect(data).toMatchObject({ notices: [{ hash: enquiry?.noticeHash, text: enquiry?.noticeText }] });
});

test('what a form of a former release said is known of those who have sent it', () =>
  withDatabase(async (url) => {
    const version = '2026-11-5';
    const text =
      'We use your name, e-mail address and phone number to answer this enquiry, and nothing else. We keep it, with the page and the link that led you here, for at most {{months kept}} months after our last contact.';
    expect(text).not.toBe(notices.enquiry.text);
    await migrateToRelease(url, releases.first);
    await withClient(url, (client) =>
      client.query(
        `insert into enquiry (id, kind, request_key, name, email, phone, phone_e164, notice_version, notice_hash, retain_until, updated_at)
         values ('a', 'enquiry', 'a', 'A', '', '', '', $1, $2, now(), now())`,
        [version, sha256(text)],
      ),
    );
    await upgrade(url);
    await withClient(url, async (client) => {
      const { rows } = await client.query('select hash, version, text from notice');
      expect(rows).toEqual([{ hash: sha256(text), version, text }]);
    });
  }));
