// Plain JavaScript, because run.mjs needs it before compilation.
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

function findNearest(file) {
  let nearest = path.resolve(file);
  while (!fs.existsSync(nearest) && nearest !== path.dirname(nearest)) nearest = path.dirname(nearest);
  return nearest;
}

function isReadOnly(place) {
  try {
    fs.accessSync(place, fs.constants.W_OK);
    return false;
  } catch (error) {
    return error.code === 'EROFS';
  }
}

function nameOf(uid) {
  const users = fs.existsSync('/etc/passwd') ? fs.readFileSync('/etc/passwd', 'utf8') : '';
  const fields = users.split('\n').map((line) => line.split(':'));
  return fields.find(([, , id]) => id === String(uid))?.[0] ?? `the user ${uid}`;
}

/**
 * @param {NodeJS.ErrnoException} error
 * @returns {string | null}
 */
export function toDiskSentence({ code, syscall, path: file }) {
  if (typeof file !== 'string') return null;
  const place = findNearest(file);
  // Node reports a missing parent for a folder on such a disk.
  if (code === 'EROFS' || (code === 'ENOENT' && syscall === 'mkdir' && isReadOnly(place)))
    return `${file} cannot be written because its disk is read-only. Mount the disk for writing, or set a folder on another disk (DATA_DIR for the data).`;
  if (code !== 'EACCES' && code !== 'EPERM') return null;
  const me = os.userInfo().username;
  const owner = nameOf(fs.statSync(place).uid);
  if (owner === me)
    return `${file} cannot be used because of the mode of ${place}. Change it: chmod u+rwX ${place}`;
  const missing = syscall === 'mkdir' ? `, or create it for ${me}: sudo install -d -o ${me} ${file}` : '';
  const asOwner = owner === 'root' ? 'Use another folder' : `Run this as ${owner}, or use another folder`;
  return `${file} cannot be used by ${me} because ${place} belongs to ${owner}. ${asOwner} (DATA_DIR for the data)${missing}.`;
}
