import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

/** A new folder in the system's temporary space that other users may enter, as PostgreSQL must when we are root. */
export function makeTempFolder(purpose: string): string {
  const folder = fs.mkdtempSync(path.join(fs.realpathSync(os.tmpdir()), `builder-site-${purpose}-`));
  fs.chmodSync(folder, 0o755);
  return folder;
}
