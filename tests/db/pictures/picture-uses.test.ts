import fs from 'node:fs';
import path from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { commandLine } from '@/lib/server/audit';
import { db } from '@/lib/server/db';
import { claimPictures } from '@/lib/server/pictures/claim';
import { discardPictures } from '@/lib/server/pictures/discard';
import { sweepStagedPictures } from '@/lib/server/pictures/sweep';
import { createLocalDisk } from '@/lib/server/storage/local-disk';
import { makeBackup } from '@/scripts/lib/backup/make';
import { restoreBackup, verifyBackup } from '@/scripts/lib/backup/restore';
import { migrate, readMigrations, withClient } from '@/scripts/lib/database/migrate';
import { checkMigrations } from '@/scripts/lib/upgrade/migrations';
import { repack, runStatements, withNewDatabase } from '../../support/database/backups';
import { emptyTables } from '../../support/database/empty-tables';
import { migrateBefore } from '../../support/database/releases';
import { daysFromNow } from '../../support/records/records';
import { waitFor } from '../../support/wait-for';

const migration = '20261125003000_picture_uses';
const siteUrl = 'https://example.com';

/** A record of each kind with its pictures, and three pictures that nothing uses, as the release before writes them. */
const rows = [
  `insert into setting (part, value, updated_at) values ('identity', '{}', now()), ('responder', '{}', now())`,
  `insert into draft (id, kind, data, label, saved_by, updated_at) values ('draft', 'project', '{}', '', '', now())`,
  `insert into picture (id, url, is_location, setting_part, draft_id)
   select name, name, name = 'map', case when name in ('logo', 'mark') then 'identity' end, case when name in ('view', 'new') then 'draft' end
   from unnest('{view,map,tower,face,bank,river,logo,mark,new,free,spare,other}'::text[]) name`,
  `insert into project (id, name, status, updated_at) values ('p', 'Kadal', 'ongoing', now()), ('q', 'Areca', 'ongoing', now())`,
  `insert into project_image (id, project_id, picture_id, sort_order)
   values ('1', 'p', 'view', 0), ('2', 'p', 'map', 1), ('3', 'q', 'tower', 0)`,
  `insert into director (id, name, position, picture_id, updated_at)
   values ('d', 'Asha', 'Chair', 'face', now()), ('faceless', 'Ravi', 'Chair', null, now())`,
  `insert into brand (id, picture_id, updated_at) values ('b', 'bank', now())`,
  `insert into hero_image (id, picture_id, updated_at) values ('h', 'river', now())`,
];

const uses = [
  'bank brand b picture 0',
  'face director d picture 0',
  'logo settings identity value 0',
  'map project p location 1',
  'mark settings identity value 0',
  'new draft draft data 0',
  'river hero-image h picture 0',
  'tower project q images 0',
  'view draft draft data 0',
  'view project p images 0',
];

const readUses = (url: string): Promise<string[]> =>
  withClient(url, async (client) => {
    const found = await client.query<{ use: string }>(
      `select concat_ws(' ', picture_id, kind, record_id, slot, place) as use from picture_use`,
    );
    return found.rows.map(({ use }) => use).sort();
  });

/** What a release before has written, without the trace that the triggers leave. */
async function migrateToBefore(url: string): Promise<void> {
  await migrateBefore(url, migration);
  await runStatements(url, ...rows);
}

describe('the migration', () => {
  it('puts every picture of the release before in its place, and leaves that release working', async () => {
    await withNewDatabase(async (url) => {
      await migrateToBefore(url);
      const said = await withClient(url, (client) => checkMigrations(client, readMigrations()));
      expect(said.find(({ text }) => text.includes(migration))?.text).toMatch(
        /The previous version keeps working with it\.$/,
      );
      await migrate(url);
      expect(await readUses(url)).toEqual(uses);
    });
  });

  it('finds the same as the triggers, which follow every write of that release', async () => {
    await withNewDatabase(async (url) => {
      await migrate(url);
      await runStatements(url, ...rows);
      expect(await readUses(url)).toEqual(uses);
    });
  });
});

const url = process.env.DATABASE_URL ?? '';

beforeEach(async () => {
  await emptyTables('project', 'director', 'brand', 'hero_image', 'setting', 'draft', 'picture');
  await runStatements(url, ...rows);
});

describe('a write of the release before', () => {
  const without = (...gone: string[]) =>
    uses.filter((use) => !gone.some((start) => use.startsWith(`${start} `)));

  it.each<[string, string, string[]]>([
    [
      'puts another picture into a record',
      `update director set picture_id = 'free' where id = 'd'`,
      [...without('face'), 'free director d picture 0'],
    ],
    ['takes the picture out of one', 'update director set picture_id = null', without('face')],
    [
      'gives one that had none a picture',
      `update director set picture_id = 'free' where id = 'faceless'`,
      [...uses, 'free director faceless picture 0'],
    ],
    ['deletes a brand', 'delete from brand', without('bank')],
    ['deletes a hero image', 'delete from hero_image', without('river')],
    ['deletes a project', `delete from project where id = 'p'`, without('map', 'view project')],
    [
      'changes the order of a project’s pictures',
      `update project_image set sort_order = 1 - sort_order where project_id = 'p'`,
      [...without('map', 'view project'), 'map project p location 0', 'view project p images 1'],
    ],
    [
      'gives a picture to another project',
      `update project_image set project_id = 'q', sort_order = 1 where picture_id = 'view'`,
      [...without('view project'), 'view project q images 1'],
    ],
    [
      'lets another picture show the place',
      `update picture set is_location = id = 'view'`,
      [...without('map', 'view project'), 'map project p images 1', 'view project p location 0'],
    ],
    [
      'names other pictures in the settings',
      `update picture set setting_part = case id when 'mark' then 'responder' end where id in ('logo', 'mark')`,
      [...without('logo', 'mark'), 'mark settings responder value 0'],
    ],
    ['deletes a part of the settings', 'delete from setting', without('logo', 'mark')],
    [
      'holds another picture in a draft',
      `update picture set draft_id = case id when 'free' then 'draft' end where id in ('free', 'new')`,
      [...without('new'), 'free draft draft data 0'],
    ],
    ['publishes or discards a draft', 'delete from draft', without('new', 'view draft')],
    [
      'changes what says nothing of pictures',
      `update director set picture_id = picture_id, name = 'A'`,
      uses,
    ],
  ])('that %s is in the table at once', async (_what, statement, after) => {
    await runStatements(url, statement);
    expect(await readUses(url)).toEqual(after.toSorted());
  });

  it('that marks a picture while another puts it into a project is in the table as well', async () => {
    await withClient(url, async (save) => {
      await save.query('begin');
      await save.query(
        `insert into project_image (id, project_id, picture_id, sort_order) values ('4', 'q', 'free', 1)`,
      );
      const marked = runStatements(url, `update picture set is_location = true where id = 'free'`);
      await waitFor(async () => {
        const waiting = await db.$queryRaw`select pid from pg_stat_activity
          where datname = current_database() and wait_event_type = 'Lock'`;
        expect(waiting).toHaveLength(1);
      });
      await save.query('commit');
      await marked;
    });
    expect(await readUses(url)).toContain('free project q location 1');
  });

  it('is taken back with its transaction', async () => {
    await runStatements(url, 'begin', 'delete from brand', 'rollback');
    expect(await readUses(url)).toEqual(uses);
  });
});

describe('a picture', () => {
  it('is deleted by nobody while something uses it, also where only a later release knows what', async () => {
    await db.pictureUse.create({ data: { pictureId: 'free', kind: 'unit', recordId: 'u', slot: 'plan' } });
    for (const id of ['view', 'logo', 'new', 'free'])
      await expect(runStatements(url, `delete from picture where id = '${id}'`)).rejects.toThrow(
        /foreign key/,
      );
    expect(await discardPictures(['view', 'logo', 'new', 'free', 'spare'])).toBe(1);
    expect(await db.picture.count({ where: { id: { in: ['free', 'spare'] } } })).toBe(1);
  });

  it('is taken by no record while something else uses it, also where only a later release knows what', async () => {
    await db.pictureUse.create({ data: { pictureId: 'free', kind: 'unit', recordId: 'u', slot: 'plan' } });
    const claim = (id: string) => db.$transaction((tx) => claimPictures(tx, commandLine, [id], []));
    for (const id of ['view', 'logo', 'new', 'free'])
      await expect(claim(id)).rejects.toMatchObject({ code: 'invalid' });
    await claim('spare');
  });

  it('that a draft and a record have is used until both have let it go', async () => {
    const sweep = () => sweepStagedPictures({ now: daysFromNow(40) });
    const isThere = async () => (await db.picture.count({ where: { id: 'view' } })) === 1;
    await db.projectImage.deleteMany({ where: { pictureId: 'view' } });
    await sweep();
    expect(await isThere()).toBe(true);
    await db.draft.deleteMany();
    await sweep();
    expect(await isThere()).toBe(false);
  });

  it('is swept when neither the table nor a column of the release before names it', async () => {
    await db.pictureUse.create({ data: { pictureId: 'free', kind: 'unit', recordId: 'u', slot: 'plan' } });
    await db.pictureUse.deleteMany({ where: { pictureId: { in: ['tower', 'bank', 'logo', 'new'] } } });
    expect(await sweepStagedPictures({ now: daysFromNow(40) })).toMatchObject({ pictures: 2 });
    const left = await db.picture.findMany({ orderBy: { id: 'asc' }, select: { id: true } });
    expect(left.map(({ id }) => id)).toEqual([
      'bank',
      'face',
      'free',
      'logo',
      'map',
      'mark',
      'new',
      'river',
      'tower',
      'view',
    ]);
  });
});

describe('a backup', () => {
  const dataDir = process.env.DATA_DIR ?? '';
  const file = path.join(dataDir, 'uses.tar.gz');
  const make = () =>
    makeBackup(file, { directUrl: url, siteUrl, storage: createLocalDisk(path.join(dataDir, 'uploads')) });
  const restore = async (from: string, directUrl: string) =>
    restoreBackup(from, await verifyBackup(from), {
      directUrl,
      siteUrl,
      storage: createLocalDisk(fs.mkdtempSync(path.join(dataDir, 'place-'))),
    });

  it('brings the uses back as they were, those too that a later release wrote', async () => {
    await db.pictureUse.create({
      data: { pictureId: 'free', kind: 'unit', recordId: 'u', slot: 'plan', place: 3 },
    });
    await make();
    const before = await readUses(url);
    expect(before).toEqual([...uses, 'free unit u plan 3'].sort());
    await withNewDatabase(async (place) => {
      await restore(file, place);
      expect(await readUses(place)).toEqual(before);
      await runStatements(place, 'delete from brand');
      expect(await readUses(place)).toEqual(before.filter((use) => !use.startsWith('bank')));
    });
  });

  it('that the release before made of this database, without the table, brings them back by what it knows', async () => {
    await make();
    const former = await repack(file, path.join(dataDir, 'former.tar.gz'), (entries) => {
      const isOther = ({ name }: { name: string }) => !name.includes('picture_use');
      const [last, ...rest] = entries.filter(({ header }) => isOther(header)).toReversed();
      if (!last) throw new Error('The backup is empty.');
      const manifest = JSON.parse(Buffer.from(last.data ?? []).toString());
      manifest.parts = manifest.parts.filter(isOther);
      manifest.database.tables = manifest.database.tables.filter(isOther);
      const data = Buffer.from(JSON.stringify(manifest));
      return [...rest.toReversed(), { header: { ...last.header, size: data.length }, data }];
    });
    await withNewDatabase(async (place) => {
      await restore(former, place);
      expect(await readUses(place)).toEqual(uses);
    });
  });
});
