import fs from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { beforeAll, describe, expect, it } from 'vitest';
import { makeBackup } from '@/scripts/lib/backup/make';
import { migrate, migrationsFolder, readMigrations, withClient } from '@/scripts/lib/database/migrate';
import { migrateAndSay } from '@/scripts/lib/serving/prepare';
import {
  backUpSite,
  dataDir,
  directUrl,
  restore,
  source,
  uploads,
  withPlace,
} from '../../support/database/backed-up-site';
import {
  addProjects,
  countRows,
  digestFiles,
  digestTables,
  runStatements,
} from '../../support/database/backups';

beforeAll(backUpSite);

describe('a backup', () => {
  it('made while others write holds what stood there at one moment, and holds nobody up', async () => {
    const during = path.join(dataDir, 'during.tar.gz');
    const writer = new pg.Client({ connectionString: directUrl });
    await writer.connect();
    let written = 0;
    let isOver = false;
    const writing = (async () => {
      for (; !isOver; written += 1)
        await writer.query(
          `with record as (insert into testimonial (id, name, title, quote, updated_at)
             values ('busy-${written}', 'x', 'x', 'x', now()) returning id)
           insert into audit_entry (id, actor, action, entity, entity_id)
             select id, 'busy', 'create', 'testimonial', id from record`,
        );
    })();
    const before = written;
    await makeBackup(during, source);
    const after = written;
    isOver = true;
    await writing;
    await writer.end();
    expect(after).toBeGreaterThan(before);
    await withPlace(async (place) => {
      await restore(place, during);
      const records = await countRows(place.directUrl, `testimonial where id like 'busy-%'`);
      expect(await countRows(place.directUrl, `audit_entry where actor = 'busy'`)).toBe(records);
    });
    await runStatements(directUrl, `delete from testimonial`, `delete from audit_entry`);
  });
});

describe('a restore', () => {
  it('changes nothing where there is a row or a picture already, and says what there is', async () => {
    await withPlace(async (place) => {
      // As after a first start or npm run db:reset.
      await migrateAndSay({ url: place.directUrl, directUrl: place.directUrl, stop: async () => {} });
      await runStatements(
        place.directUrl,
        `insert into subscriber (id, email, notice_version, notice_hash) values ('x', 'x', '', '')`,
      );
      const before = await digestTables(place.directUrl);
      await expect(restore(place)).rejects.toThrow('The database is in use: table subscriber has 1 row(s).');
      expect(await digestTables(place.directUrl)).toEqual(before);
      await runStatements(
        place.directUrl,
        'delete from subscriber',
        'create table of_another_program (id int)',
      );
      await expect(restore(place)).rejects.toThrow('another program: of_another_program');
      await runStatements(place.directUrl, 'drop table of_another_program');
      const other = path.join(place.folder, 'f'.repeat(32));
      fs.mkdirSync(other);
      await expect(restore(place)).rejects.toThrow(/There are 1 picture\(s\)/);
      fs.rmdirSync(other);
      await restore(place);
      expect(await countRows(place.directUrl, 'project')).toBe(4);
    });
  });

  it('succeeds when the cache entry of a pg_trgm index was invalidated meanwhile, as on a busy server', async () => {
    await withPlace(async (place) => {
      await migrate(place.directUrl);
      // Asked after the tables were read, before they are dropped.
      const listOwnFolders = async () => {
        await runStatements(place.directUrl, 'alter index project_nearness set (fillfactor = 80)');
        return place.storage.listOwnFolders();
      };
      await restore({ ...place, storage: { ...place.storage, listOwnFolders } });
      expect(await countRows(place.directUrl, 'project')).toBe(4);
    });
  });

  it('that failed half-way can be made again', async () => {
    await withPlace(async (place) => {
      let puts = 0;
      const put: typeof place.storage.put = (...args) => {
        puts += 1;
        return puts > 50 ? Promise.reject(new Error('No room')) : place.storage.put(...args);
      };
      await expect(restore({ ...place, storage: { ...place.storage, put } })).rejects.toThrow('No room');
      await restore(place);
      expect(await digestTables(place.directUrl)).toEqual(await digestTables(directUrl));
    });
  });

  it('at another address tells nobody of the leads again, and at its own it goes on', async () => {
    const told = (url: string) =>
      withClient(url, async (client) => {
        const { rows } = await client.query(
          `select id, state::text, last_error as error, (select is_active from webhook_endpoint) as hook,
             (select count(*)::int from setting where part like 'mail %') as mail,
             (select count(*)::int from push_subscription) + (select count(*)::int from setting where part = 'push keys') as push
           from outbox order by id`,
        );
        return rows;
      });
    const done = { id: 'done', state: 'sent', error: '' };
    await withPlace(async (place) => {
      await restore(place);
      const waiting = { id: 'waiting', state: 'pending', error: '' };
      expect(await told(place.directUrl)).toEqual([
        { ...done, hook: true, mail: 2, push: 2 },
        { ...waiting, hook: true, mail: 2, push: 2 },
      ]);
    });
    await withPlace(async (place) => {
      expect((await restore(place)).silenced).toEqual({ messages: 1, webhooks: 1 });
      const error = 'not sent: restored from a backup of https://example.com';
      expect(await told(place.directUrl)).toEqual([
        { ...done, hook: false, mail: 0, push: 0 },
        { id: 'waiting', state: 'dead', error, hook: false, mail: 0, push: 0 },
      ]);
    }, 'https://staging.example.com');
  });

  it('of an older release brings its rows up to date', async () => {
    const names = readMigrations().map(({ name }) => name);
    const old = path.join(dataDir, 'old.tar.gz');
    await withPlace(async (place) => {
      await migrate(place.directUrl, migrationsFolder, names.slice(0, -1));
      await runStatements(
        place.directUrl,
        `insert into testimonial (id, name, title, quote, updated_at) values ('t', 'x', 'x', 'x', now())`,
      );
      await makeBackup(old, place);
    });
    await withPlace(async (place) => {
      expect((await restore(place, old)).newer).toEqual(names.slice(-1));
      expect(await countRows(place.directUrl, 'testimonial')).toBe(1);
      expect(await migrate(place.directUrl)).toEqual([]);
    });
  });

  it('leaves behind when the last backup was, which is of the database that was backed up', async () => {
    const later = path.join(dataDir, 'later.tar.gz');
    await runStatements(
      directUrl,
      `insert into setting (part, value, updated_at) values ('backup', '{}', now())`,
    );
    await makeBackup(later, source);
    await runStatements(directUrl, `delete from setting where part = 'backup'`);
    await withPlace(async (place) => {
      await restore(place, later);
      expect(await countRows(place.directUrl, `setting where part = 'backup'`)).toBe(0);
    });
  });
});

it('200 projects with 2,000 pictures come back with the same rows and files', async () => {
  const large = path.join(dataDir, 'large.tar.gz');
  await addProjects({ directUrl, uploads, widths: [] }, 5, 200);
  await makeBackup(large, source);
  await withPlace(async (place) => {
    expect(await restore(place, large)).toEqual({ newer: [], silenced: null });
    const rows = await digestTables(directUrl);
    expect([rows.project, rows.project_image]).toEqual([
      expect.stringMatching(/^200 /),
      expect.stringMatching(/^2000 /),
    ]);
    expect(await digestTables(place.directUrl)).toEqual(rows);
    const files = digestFiles(uploads);
    expect(Object.keys(files)).toHaveLength(2080);
    expect(digestFiles(place.folder)).toEqual(files);
  });
});
