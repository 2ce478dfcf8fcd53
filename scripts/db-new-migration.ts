import fs from 'node:fs';
import path from 'node:path';
import { migrationsFolder } from './lib/database/migrate';
import { startPostgres } from './lib/database/postgres';
import { findSchemaDrift } from './lib/database/schema-drift';
import { say } from './lib/say';
import { makeTempFolder } from './lib/temp-folder';

export async function main([name]: string[]): Promise<void> {
  if (!name || !/^[a-z0-9][a-z0-9_-]*$/.test(name)) {
    throw new Error('Usage: npm run db:new-migration -- name. The name has small letters, digits, - and _.');
  }
  const folder = makeTempFolder('migration');
  const server = await startPostgres({ dataDir: folder, throwaway: true });
  try {
    const sql = await findSchemaDrift(server.url);
    if (sql === null) return say('The migrations match prisma/schema.prisma. There is nothing to write.');
    const stamp = new Date().toISOString().replace(/\D/g, '').slice(0, 14);
    const file = path.join(migrationsFolder, `${stamp}_${name}`, 'migration.sql');
    fs.mkdirSync(path.dirname(file), { recursive: true });
    fs.writeFileSync(file, sql);
    say(`Wrote ${file}. Read it, then apply it with npm run db:migrate.`);
  } finally {
    await server.stop();
    fs.rmSync(folder, { recursive: true, force: true });
  }
}
