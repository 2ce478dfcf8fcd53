import fs from 'node:fs';
import path from 'node:path';
import { withDatabase } from './lib/database';
import { migrationsFolder } from './lib/migrate';
import { say } from './lib/say';
import { findSchemaDrift } from './lib/schema-drift';

export async function main([name]: string[]): Promise<void> {
  if (!name || !/^[a-z0-9][a-z0-9_-]*$/.test(name)) {
    throw new Error(
      'Usage: npm run db:new-migration -- name, with a name of small letters, digits, - and _.',
    );
  }
  await withDatabase(async ({ directUrl }) => {
    const sql = await findSchemaDrift(directUrl);
    if (sql === null) return say('The migrations and prisma/schema.prisma agree: there is nothing to write.');
    const stamp = new Date().toISOString().replace(/\D/g, '').slice(0, 14);
    const file = path.join(migrationsFolder, `${stamp}_${name}`, 'migration.sql');
    fs.mkdirSync(path.dirname(file), { recursive: true });
    fs.writeFileSync(file, sql);
    say(`Wrote ${file}. Read it, then apply it with npm run db:migrate.`);
  });
}
