import fs from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { makeBackup } from '@/scripts/lib/backup/make';
import { verifyBackup } from '@/scripts/lib/backup/restore';
import { readSequences, setSequences } from '@/scripts/lib/backup/tables';
import { withClient } from '@/scripts/lib/database/migrate';
import {
  backUpSite,
  dataDir,
  directUrl,
  file,
  restore,
  source,
  uploads,
  withPlace,
} from '../../support/database/backed-up-site';
import {
  digestFiles,
  digestTables,
  folderOf,
  repack,
  runStatements,
  withNewDatabase,
} from '../../support/database/backups';

beforeAll(backUpSite);

describe('a backup', () => {
  it('comes back with the same rows and files, in an installation of its own, which owns its pictures', async () => {
    await withPlace(async (place) => {
      expect(await restore(place)).toEqual({ newer: [], silenced: null });
      expect(await digestTables(place.directUrl)).toEqual(await digestTables(directUrl));
      expect(digestFiles(place.folder)).toEqual(digestFiles(uploads));
      const readId = async (url: string) =>
        (await withClient(url, (client) => client.query('select id from installation'))).rows[0].id;
      expect(await readId(place.directUrl)).not.toBe(await readId(directUrl));
      expect(fs.readFileSync(path.join(place.folder, 'owner'), 'utf8')).toBe(await readId(place.directUrl));
    });
  });

  it('is for the owner’s eyes alone', () => {
    expect(fs.statSync(file).mode & 0o777).toBe(0o600);
  });

  it('says which files were not there', async () => {
    const partly = path.join(dataDir, 'partly.tar.gz');
    const missing = `${folderOf(12)}/master.webp`;
    fs.renameSync(path.join(uploads, missing), path.join(dataDir, 'away'));
    const { missing: named } = await makeBackup(partly, source);
    fs.renameSync(path.join(dataDir, 'away'), path.join(uploads, missing));
    expect(named).toEqual([missing]);
  });

  it('leaves nothing behind when it cannot be finished', async () => {
    const failed = path.join(dataDir, 'failed.tar.gz');
    const read = () => Promise.reject(new Error('The disk is gone'));
    await expect(makeBackup(failed, { ...source, storage: { ...source.storage, read } })).rejects.toThrow(
      'The disk is gone',
    );
    expect(fs.readdirSync(dataDir).filter((name) => name.startsWith('failed'))).toEqual([]);
  });
});

describe('a restore', () => {
  it('refuses a backup that is cut off, damaged, altered or none, and says so', async () => {
    const bytes = fs.readFileSync(file);
    const write = (name: string, content: Buffer) => {
      fs.writeFileSync(path.join(dataDir, name), content);
      return path.join(dataDir, name);
    };
    const flipped = Buffer.from(bytes);
    // More than one byte: of a run of zeros many copies are the same.
    for (let at = 2000; at < 2064; at += 1) flipped.writeUInt8(255 - flipped.readUInt8(at), at);
    const refused = (from: string) => expect(verifyBackup(from)).rejects;
    await refused(write('half', bytes.subarray(0, bytes.length / 2))).toThrow(/damaged or incomplete/);
    await refused(write('end', bytes.subarray(0, -9))).toThrow(/damaged or incomplete/);
    await refused(write('flipped', flipped)).toThrow(/damaged/);
    await refused(write('text', Buffer.from('a text'))).toThrow(/damaged or incomplete/);
    await refused(path.join(dataDir, 'none')).toThrow('There is no file');

    const repacked = (name: string, change: Parameters<typeof repack>[2]) =>
      repack(file, path.join(dataDir, name), change);
    const altered = await repacked('altered', (entries) =>
      entries.map((entry) =>
        entry.header.name.startsWith('tables/user/')
          ? {
              ...entry,
              data: Buffer.from(
                Buffer.from(entry.data ?? [])
                  .toString()
                  .replace('Asha', 'Usha'),
              ),
            }
          : entry,
      ),
    );
    await refused(altered).toThrow(/changed: the content of tables\/user\/00001\.copy does not match/);
    const isTable = (name: string) => name.startsWith('tables/enquiry/');
    const less = await repacked('less', (all) => all.filter(({ header }) => !isTable(header.name)));
    await refused(less).toThrow(/changed: the content of tables\/enquiry/);
    const endless = await repacked('endless', (all) => all.slice(0, -1));
    await refused(endless).toThrow(/incomplete/);
    const ofLater = await repacked('later', (all) =>
      all.map((entry, index) => {
        if (index < all.length - 1) return entry;
        const data = Buffer.from('{"format": 2}');
        return { header: { ...entry.header, size: data.length }, data };
      }),
    );
    await refused(ofLater).toThrow('created by a newer release');
  });
});

it('sequences go on where they stood', async () => {
  const read = (url: string) => withClient(url, readSequences);
  await withNewDatabase((from) =>
    withNewDatabase(async (to) => {
      await runStatements(
        from,
        'create sequence "Numbers" start 41',
        `select nextval('"Numbers"')`,
        `select nextval('"Numbers"')`,
      );
      await runStatements(to, 'create sequence "Numbers" start 41');
      const sequences = await read(from);
      await withClient(to, (client) => setSequences(client, sequences));
      expect(await read(to)).toEqual([{ name: 'Numbers', value: '42' }]);
    }),
  );
});
