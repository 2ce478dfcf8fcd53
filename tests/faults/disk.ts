import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { makeTempFolder } from '../../scripts/lib/temp-folder';
import { makeForm, makePhoto } from '../support/contract/api';
import { querySql } from '../support/database/sql';
import { uploadPhoto } from './lib/acknowledged';
import { startOwnServer } from './lib/own-build';
import { addProject, adminToken } from './lib/projects';
import { listLasting } from './lib/public';
import { none, notRun, type Row } from './lib/row';
import { until } from './lib/wait';

const name = 'the disk is full';
const diskKiB = 4096;

/** A file system of a few megabytes; false where the system does not allow it. */
const mount = (folder: string) =>
  spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${diskKiB}k`, 'tmpfs', folder]).status === 0;
const unmount = (folder: string) => spawnSync('umount', ['-l', folder]);

function fill(folder: string): () => void {
  const file = path.join(folder, 'filler');
  const handle = fs.openSync(file, 'w');
  for (const size of [65_536, 512])
    try {
      for (;;) fs.writeSync(handle, Buffer.alloc(size, 1));
    } catch {
      // It is full for pieces of this size.
    }
  fs.closeSync(handle);
  return () => fs.rmSync(file);
}

const listFiles = (folder: string) =>
  fs
    .readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => entry.name);

async function upload(origin: string): Promise<{ status: number; message: string }> {
  const answer = await fetch(`${origin}/api/admin/uploads`, {
    method: 'POST',
    headers: { authorization: `Bearer ${await adminToken()}` },
    body: makeForm({ file: [await makePhoto(7)] }),
  });
  const { message = '' } = (await answer.json()) as { message?: string };
  return { status: answer.status, message };
}

const countPictures = async () => Number((await querySql('select count(*) from picture'))[0]?.count);

/** Pictures and the copies of pages lie on a small disk of their own, which is filled. */
export async function measure(): Promise<Row[]> {
  const folder = makeTempFolder('faults-disk');
  if (process.getuid?.() !== 0 || !mount(folder)) return [notRun(name, 'no tmpfs without root')];
  const [uploads, cache] = [path.join(folder, 'uploads'), path.join(folder, 'cache')];
  for (const each of [uploads, cache]) fs.mkdirSync(each);
  const project = await addProject('Disk Court');
  const server = await startOwnServer('disk', { DATA_DIR: folder }, (distDir) =>
    fs.symlinkSync(cache, path.resolve(distDir, 'cache')),
  );
  const origin = server.current().url;
  try {
    const addresses = await listLasting(project.id);
    const empty = fill(folder);
    const before = { files: listFiles(uploads).length, rows: await countPictures() };
    const refused = await upload(origin);
    const left = listFiles(uploads).length - before.files;
    const rows = (await countPictures()) - before.rows;
    await project.rename(origin, 'Edited on a full disk');
    const statuses = await Promise.all(
      addresses.map(async (address) => (await fetch(origin + address)).status),
    );
    const shown = await (await fetch(`${origin}/projects/${project.id}`)).text();
    empty();
    const again = await until(
      'an upload is taken',
      async () => (await uploadPhoto(origin)) !== null,
      5000,
    ).then(
      () => 0,
      () => 1,
    );
    return [
      none(
        `${name}: an upload is not refused by 507 in words (${refused.status} “${refused.message}”)`,
        refused.status === 507 && /room/.test(refused.message) ? 0 : 1,
        1,
      ),
      none(`${name}: files and rows of the refused upload that stay`, left + rows, 1),
      none(
        `${name}: pages and JSON not answered 200 after an edit`,
        statuses.filter((status) => status !== 200).length,
        statuses.length,
      ),
      none(`${name}: an edit is not shown`, shown.includes('Edited on a full disk') ? 0 : 1, 1),
      none(`${name}: an upload is refused once there is room`, again, 1),
    ];
  } finally {
    await server.stop();
    await project.remove();
    unmount(folder);
    fs.rmSync(folder, { recursive: true, force: true });
  }
}
