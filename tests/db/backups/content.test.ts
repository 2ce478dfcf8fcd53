import fs from 'node:fs';
import path from 'node:path';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { saveAboutStats } from '@/lib/domain/about/mutations';
import { readContentByCommand } from '@/lib/domain/content/command-queries';
import { listVersions } from '@/lib/domain/history/queries';
import { kinds } from '@/lib/domain/records';
import { saveSetting } from '@/lib/domain/settings/mutations';
import { db } from '@/lib/server/db';
import type { Kind } from '@/lib/server/records/kind';
import { createLocalDisk } from '@/lib/server/storage/local-disk';
import { verifyArchive } from '@/scripts/lib/archive/read';
import { compareContent, exportContent, importContent, readBundle } from '@/scripts/lib/content/bundle';
import { toLines } from '@/scripts/lib/content/lines';
import { makeAdmin } from '../../support/accounts/admin';
import {
  addHeroImages,
  createBrands,
  createDirector,
  createDocument,
  createProgress,
  createProject,
  createTestimonial,
  deleteDirector,
  deleteProject,
  renameBrand,
  reorderProjects,
  updateDirector,
  updateProject,
} from '../../support/contract/mutations';
import { digestFiles, digestTables, repack, runStatements, unpack } from '../../support/database/backups';
import { emptyTables } from '../../support/database/empty-tables';
import { stagePdf, stageWithFiles, stageWithWidths } from '../../support/records/records';

const admin = makeAdmin();
const directUrl = process.env.DATABASE_URL ?? '';
const dataDir = process.env.DATA_DIR ?? '';
const uploads = path.join(dataDir, 'uploads');
const storage = createLocalDisk(uploads);
const file = path.join(dataDir, 'content.tar.gz');
const marker = 'NotForOtherSites';
const toTableName = (model: string) => model.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
const contentTables = [
  ...kinds.flatMap(({ children = {} }: Kind) =>
    Object.values(children).map(({ model }) => toTableName(model)),
  ),
  ...kinds.map(({ table }) => table),
  ...['project_image', 'about_stats', 'picture', 'file', 'setting'],
];

const take = async (from = file, isDeleting = false) =>
  importContent(from, await readBundle(from), { directUrl, storage, isDeleting });

const ids: Record<string, string> = {};
let exported: Awaited<ReturnType<typeof readContentByCommand>>;
let files: Record<string, string>;

async function fill(): Promise<void> {
  const pictures = [await stageWithWidths('tower.jpg'), await stageWithFiles('sea.jpg')];
  const fields = {
    name: 'Tower',
    status: 'ready to move',
    category: 'Luxury villa',
    description: '<p>Sea</p>',
  };
  const specifications = [{ title: 'Structure', description: ['Concrete'] }];
  const tower = await createProject(admin, {
    ...fields,
    specifications,
    amenities: ['Gym'],
    unitTypes: [
      {
        name: 'Type A',
        carpetArea: 79.2,
        priceFrom: 6_490_000,
        plans: [{ _id: await stageWithFiles('plan.jpg') }],
      },
    ],
    registrations: [{ number: 'PRM/KA/RERA/0000/000/PR/000000/000001' }],
    towers: [{ name: 'Tower A', floors: 16 }],
    exemptions: [{ reason: 'land of at most 500 sq m', sentence: 'A small plot.', document: 'Survey 12/3' }],
    litigation: [{ court: 'Civil Court', number: 'OS 1/2024' }],
    charges: [{ name: 'Covered parking', basis: 'per parking place', rate: 400_000 }],
    papers: [{ kind: 'Building licence', state: 'Approved', datedOn: '2025-03-14' }],
    pictures: [
      ...pictures.map((_id) => ({ _id, alt: 'A tower' })),
      { _id: await stageWithFiles('map.jpg'), isLocation: true },
    ],
  });
  const villa = await createProject(admin, {
    name: 'Villa',
    status: 'upcoming',
    pictures: [{ _id: await stageWithFiles() }],
  });
  const binned = await createProject(admin, { name: `${marker} binned`, status: 'upcoming', pictures: [] });
  await deleteProject(admin, binned.data._id);
  await reorderProjects(admin, { ids: [tower.data._id, villa.data._id] });
  await runStatements(
    directUrl,
    `update picture set focal_x = 0.25, focal_y = 0.75 where id = '${pictures[1]}'`,
  );
  const entry = { parentId: tower.data._id, date: '2026-11-05', masonry: 40, sentence: 'The walls go up.' };
  await createProgress(admin, { ...entry, pictures: [{ _id: await stageWithFiles('walls.jpg') }] });
  await createProgress(admin, { ...entry, parentId: villa.data._id, date: '2026-10-01' });
  const brochure = { title: 'Brochure', kind: 'Brochure', access: 'On request', file: await stagePdf() };
  const document = await createDocument(admin, { ...brochure, parentId: tower.data._id });
  const director = {
    name: 'Asha',
    position: 'Chair',
    bio: '<p>She builds</p>',
    picture: await stageWithFiles(),
  };
  const asha = await createDirector(admin, director);
  await createBrands(admin, { pictures: [{ _id: await stageWithFiles('brand.jpg') }] });
  const hero = await addHeroImages(admin, { pictures: [{ _id: await stageWithFiles('hero.jpg') }] });
  await db.heroImage.update({ where: { id: hero.data[0]?._id ?? '' }, data: { projectId: tower.data._id } });
  await createTestimonial(admin, { name: 'R. Rai', title: 'Owner', quote: 'Good.' });
  await saveAboutStats(admin, {
    yearsOfExperience: 31,
    completedProjects: 64,
    happyClients: 9,
    awardsWon: 1,
  });
  const faqs = [{ question: 'Where?', answer: ['Here.'] }];
  await saveSetting(admin, 'faqs', { value: faqs });
  const responder = { name: 'Divya', role: 'Homes', picture: { _id: await stageWithFiles('divya.jpg') } };
  await saveSetting(admin, 'responder', { value: responder });
  await saveSetting(admin, 'leads', { value: { recipients: [`${marker}@example.com`.toLowerCase()] } });
  Object.assign(ids, {
    tower: tower.data._id,
    villa: villa.data._id,
    asha: asha.data._id,
    document: document.data._id,
  });
}

/** What every other table holds, in each text that it has. */
async function plantMarkers(): Promise<void> {
  const m = `'${marker}'`;
  const user = `'00000000-0000-4000-8000-000000000001'`;
  await runStatements(
    directUrl,
    `insert into "user" (id, name, email, password_hash, updated_at) values (${user}, ${m}, ${m}, ${m}, now())`,
    `insert into session (id, token_hash, user_id, expires_at, user_agent, address) values (${m}, ${m}, ${user}, now(), ${m}, ${m})`,
    `insert into push_subscription (id, session_id, endpoint, p256dh, auth, last_error) values (${m}, ${m}, ${m}, ${m}, ${m}, ${m})`,
    `insert into user_token (id, user_id, kind, hash, expires_at) values (${m}, ${user}, 'reset', ${m}, now())`,
    `insert into second_factor (user_id, seed, recovery_hashes) values (${user}, ${m}, array[${m}])`,
    `insert into enquiry (id, kind, request_key, contact_id, name, email, phone_e164, message, retain_until, updated_at, project_id)
     values (${m}, 'enquiry', ${m}, ${m}, ${m}, ${m}, ${m}, ${m}, now(), now(), '${ids.tower}')`,
    `insert into consent (enquiry_id, purpose, notice_version, notice_hash) values (${m}, 'enquiry', ${m}, ${m})`,
    `insert into enquiry_event (id, enquiry_id, kind, actor, text) values (${m}, ${m}, 'note', ${m}, ${m})`,
    `insert into contact_proof (id, kind, value, method, enquiry_id, actor) values (${m}, 'email', ${m}, 'link', ${m}, ${m})`,
    `insert into contact_match (id, contact_a, contact_b, enquiry_a, enquiry_b, state, actor) values (${m}, ${m}, ${m}, ${m}, ${m}, 'accepted', ${m})`,
    `insert into webhook_endpoint (id, url, secret, updated_at) values (${m}, ${m}, ${m}, now())`,
    `insert into outbox (id, kind, payload, idempotency_key, lead_id) values (${m}, 'mail', to_jsonb(${m}::text), ${m}, ${m})`,
    `insert into webhook_delivery (id, endpoint_id, event, error, duration_ms) values (${m}, ${m}, ${m}, ${m}, 1)`,
    `insert into subscriber (id, email, page, notice_version, notice_hash) values (${m}, ${m}, ${m}, '', '')`,
    `insert into audit_entry (id, user_id, actor, action, entity, entity_id, label, address) values (${m}, ${user}, ${m}, 'update', 'user', ${m}, ${m}, ${m})`,
    `insert into picture (id, url, file_name, alt, uploaded_by_id) values (${m}, ${m}, ${m}, ${m}, ${user})`,
    `update picture set uploaded_by_id = ${user}`,
    `insert into picture_use (picture_id, kind, record_id, slot) values (${m}, ${m}, ${m}, ${m})`,
    `insert into file (id, public_id, url, name, bytes, uploaded_by_id) values (${m}, ${m}, ${m}, ${m}, 1, ${user})`,
    `update file set uploaded_by_id = ${user}`,
    `insert into file_use (file_id, kind, record_id, slot) values (${m}, ${m}, ${m}, ${m})`,
    `insert into document_link (id, enquiry_id, document_id, expires_at, revoked_by) values (${m}, ${m}, '${ids.document}', now(), ${m})`,
    `insert into partner (enquiry_id, state, firm, number, note, link_key, updated_at) values (${m}, ${m}, ${m}, ${m}, ${m}, ${m}, now())`,
    `insert into partner_enquiry (enquiry_id, partner_id) values (${m}, ${m})`,
    `insert into visit (id, project_id, enquiry_id, starts_at, minutes, state, former_state, updated_at) values (${m}, '${ids.tower}', ${m}, now(), 45, ${m}, ${m}, now())`,
    `insert into visit_reservation (project_id, starts_at, place, visit_id) values (${m}, now(), 1, ${m})`,
    `insert into source (id, kind, name, secret, former_secret, key, token, account, last_error, ask_error, unsealed_by, updated_at) values (${m}, 'form', ${m}, ${m}, ${m}, ${m}, ${m}, ${m}, ${m}, ${m}, ${m}, now())`,
    `insert into source_seen (source_id, fingerprint) values (${m}, ${m})`,
    `insert into source_spend (source, month, rupees, updated_at) values (${m}, ${m}, 1, now())`,
    `insert into accepted_purpose (purpose, words, accepted_by) values (${m}, ${m}, ${m})`,
    `insert into source_body (id, source_id, content_type, body, bytes, contacts, outcome, enquiry_id) values (${m}, ${m}, ${m}, ${m}, 1, array[${m}], ${m}, ${m})`,
    `insert into sla (enquiry_id, started_at, due_at, answered_with) values (${m}, now(), now(), ${m})`,
    `insert into rotation (id) values (${m})`,
    `insert into rotation_member (rotation_id, user_id, place) values (${m}, ${user}, 0)`,
    `insert into person_hours (user_id, days, opens, closes) values (${user}, array[${m}], '', '')`,
    `insert into leave (id, user_id, from_day, until_day, note) values (${m}, ${user}, '', '', ${m})`,
    `insert into scheduler_call (id) values (${m})`,
    `insert into enquiry_import (id, actor, count) values (${m}, ${m}, 1)`,
    `insert into replaced_file (key) values (${m})`,
    `insert into notice (hash, version, text) values (${m}, ${m}, ${m})`,
    `insert into former_slug (slug, project_id) values (${m}, '${ids.tower}')`,
    `insert into redirect (id, "from", "to") values (${m}, ${m}, ${m})`,
    `insert into registration_alarm (project_id, valid_until, days_left) values ('${ids.tower}', ${m}, 7)`,
    `insert into quarterly_filing (id, project_id, registration_number, quarter, filed_on, filed_by, sha256, bytes, facts)
     values (${m}, '${ids.tower}', ${m}, ${m}, ${m}, ${m}, ${m}, 1, to_jsonb(${m}::text))`,
    `insert into filing_alarm (project_id, registration_number, quarter, days_left) values ('${ids.tower}', ${m}, ${m}, 5)`,
    `insert into kept_wording (id, kind, record_id, field, rule, sentence, reason, kept_by) values (${m}, 'project', ${m}, ${m}, ${m}, ${m}, ${m}, ${m})`,
    `insert into missing_page (path, count, asked_at) values (${m}, 1, now())`,
    `insert into draft (id, kind, data, label, saved_by, updated_at) values (${m}, 'project', to_jsonb(${m}::text), ${m}, ${m}, now())`,
    `insert into setting (part, value, updated_at) values ('backup', to_jsonb(${m}::text), now()),
     ('mail key', jsonb_build_object('sealed', ${m}), now()), ('mail sender', jsonb_build_object('name', ${m}, 'address', ${m}), now())`,
  );
}

const wipe = async () => {
  await emptyTables(...contentTables, 'audit_entry', 'cache_tag');
  fs.rmSync(uploads, { recursive: true, force: true });
};

beforeAll(async () => {
  await fill();
  await plantMarkers();
  await exportContent(file, { siteUrl: 'https://example.com', storage });
  exported = await readContentByCommand();
  const shown = new Set(exported.pictures.map(({ publicId }) => publicId));
  const documents = exported.files.map(({ publicId }) => `files/${publicId}.pdf`);
  const all = Object.entries(digestFiles(uploads));
  files = Object.fromEntries(
    all.filter(([name]) => documents.includes(name) || shown.has(name.split('/')[0] ?? '')),
  );
});

describe('a bundle', () => {
  it('holds nothing of people, leads, sessions, secrets, recipients, how mail is sent, webhooks, the history, drafts or the bin', async () => {
    const tables = Object.keys(await digestTables(directUrl)).filter((name) => !contentTables.includes(name));
    expect(tables.length).toBeGreaterThan(8);
    for (const name of tables) {
      const rows = await db.$queryRawUnsafe(`select 1 from "${name}" t where t::text like '%${marker}%'`);
      // A table that is new needs its marker above.
      expect(rows, name).not.toEqual([]);
    }
    const bytes = Buffer.concat((await unpack(file)).map(({ data }) => Buffer.from(data ?? []))).toString(
      'latin1',
    );
    expect(bytes).toContain('She builds');
    expect(bytes.toLowerCase()).not.toContain(marker.toLowerCase());
    expect(bytes).not.toContain('00000000-0000-4000-8000-000000000001');
    for (const name of ['NEXTAUTH_SECRET', 'DATABASE_URL']) expect(bytes).not.toContain(process.env[name]);
  });
});

describe('an import of content', () => {
  beforeEach(wipe);

  it('brings everything that visitors see: ids, fields, order, pictures and focal points', async () => {
    await take();
    expect(await readContentByCommand()).toEqual(exported);
    expect(exported.records.project.map(({ _id }) => _id)).toEqual([ids.tower, ids.villa]);
    expect(exported.pictures.map(({ focalX }) => focalX)).toContain(0.25);
    expect(exported.pictures.filter(({ isLocation }) => isLocation)).toHaveLength(1);
    expect(exported.files).toHaveLength(1);
    expect(digestFiles(uploads)).toEqual(files);
  });

  it('changes nothing when it is made again', async () => {
    await take();
    const before = await digestTables(directUrl);
    expect(toLines(await take(), true)).toEqual([]);
    expect(await digestTables(directUrl)).toEqual(before);
  });

  it('writes the history, with versions, and names the tags of all pages that it changes', async () => {
    await take();
    const bundle = await readBundle(file);
    const [version] = await listVersions(admin, 'project', ids.tower ?? '');
    expect(version).toMatchObject({ actor: 'The command line', version: 1, record: { name: 'Tower' } });
    const tags = (await db.cacheTag.findMany()).map(({ tag }) => tag);
    expect(tags).toEqual(
      expect.arrayContaining([
        ...[`project:${ids.tower}`, `director:${ids.asha}`],
        ...kinds.filter(({ kind }) => bundle.records[kind].length > 0).map(({ noun }) => noun),
        ...['about', 'settings'],
      ]),
    );
    await updateProject(admin, ids.tower ?? '', { location: 'Udupi' });
    await take();
    const [newest] = await listVersions(admin, 'project', ids.tower ?? '');
    expect(newest).toMatchObject({
      actor: 'The command line',
      changes: [{ field: 'location', from: 'Udupi', to: '' }],
    });
  });

  it('tells first what it would change, and changes nothing by that', async () => {
    await take();
    await updateProject(admin, ids.tower ?? '', { name: 'Old tower', existingImages: [] });
    await updateDirector(admin, ids.asha ?? '', { alt: 'Another text' });
    await renameBrand(admin, exported.records.brand[0]?._id ?? '', 'Bricks');
    await deleteProject(admin, ids.villa ?? '');
    await createTestimonial(admin, { name: 'Only here', title: 'x', quote: 'x' });
    await saveAboutStats(admin, { awardsWon: 2 });
    await saveSetting(admin, 'responder', { value: { name: 'Divya', role: '', picture: null } });
    await saveSetting(admin, 'faqs', { value: [{ question: 'When?', answer: ['Now.'] }] });
    const before = await digestTables(directUrl);
    expect(toLines(await compareContent(await readBundle(file)), true)).toEqual([
      'change  project “Tower”: Name, Pictures',
      'add     project “Villa”',
      'change  director “Asha”: Pictures',
      'change  brand “brand.jpg”: Pictures',
      'delete  testimonial “Only here”',
      'add     progress entry “Villa”',
      'change  about stats: Awards won',
      'change  settings: Contact person',
      'change  settings: FAQ',
    ]);
    expect(await digestTables(directUrl)).toEqual(before);
    await take();
    const { records, ...others } = await readContentByCommand();
    expect({ ...others, records: { ...records, testimonial: records.testimonial.slice(1) } }).toEqual(
      exported,
    );
    await take(file, true);
    expect(await readContentByCommand()).toEqual(exported);
    expect(await db.testimonial.count({ where: { deletedAt: { not: null } } })).toBe(1);
  });

  it('puts records in the order of the bundle, in the places that they have', async () => {
    await take();
    const { data } = await createProject(admin, { name: 'Only here', status: 'upcoming', pictures: [] });
    await reorderProjects(admin, { ids: [ids.villa, data._id, ids.tower] });
    expect(toLines(await take(), false)).toEqual(['order   Projects']);
    const order = (await readContentByCommand()).records.project.map(({ _id }) => _id);
    expect(order).toEqual([ids.tower, data._id, ids.villa]);
  });

  it('takes records out of the bin that the bundle shows', async () => {
    await take();
    await deleteDirector(admin, ids.asha ?? '');
    expect(toLines(await take(), false)).toEqual(['add     director “Asha”']);
    expect(await readContentByCommand()).toEqual(exported);
  });

  it('that fails leaves neither a row nor a file', async () => {
    const bundle = await readBundle(file);
    const [hero] = bundle.records['hero-image'];
    if (hero) hero.fields = { projectId: '00000000-0000-4000-8000-00000000dead' };
    const before = await digestTables(directUrl);
    await expect(importContent(file, bundle, { directUrl, storage, isDeleting: false })).rejects.toThrow();
    expect(await digestTables(directUrl)).toEqual(before);
    expect(digestFiles(uploads)).toEqual({});
  });

  it('refuses a bundle that is altered, or whose records break the rules, and names the record', async () => {
    const change = (name: string, from: string, to: string) =>
      repack(file, path.join(dataDir, name), (entries) =>
        entries.map((entry) => {
          if (entry.header.name !== 'content.json') return entry;
          const data = Buffer.from(
            Buffer.from(entry.data ?? [])
              .toString()
              .replace(from, to),
          );
          return { header: { ...entry.header, size: data.length }, data };
        }),
      );
    const altered = await change('altered', '"Tower"', '"Power"');
    await expect(verifyArchive(altered, 'content')).rejects.toThrow(
      'the content of content.json does not match',
    );
    await expect(verifyArchive(file, 'backup')).rejects.toThrow('Use npm run content:import');
    await expect(readBundle(await change('nameless', '"Tower"', '""'))).rejects.toThrow(
      `project ${ids.tower}: name: Name is required`,
    );
    const scripted = await readBundle(await change('scripted', '<p>Sea</p>', '<script>x</script><p>Sea</p>'));
    expect(scripted.records.project[0]?.fields.description).toBe('<p>Sea</p>');
  });
});
