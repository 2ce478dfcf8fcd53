import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

/** PostgreSQL must enter it when we are root. */
export function makeTempFolder(purpose: string): string {
  const folder = fs.mkdtempSync(path.join(fs.realpathSync(os.tmpdir()), `builder-site-${purpose}-`));
  fs.chmodSync(folder, 0o755);
  return folder;
}
