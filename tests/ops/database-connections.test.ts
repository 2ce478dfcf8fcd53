import fs from 'node:fs';
import { expect, it } from 'vitest';

it('every connection to the database is made by the client that asks for UTC', () => {
  const files = ['lib', 'server', 'scripts', 'app'].flatMap((folder) =>
    fs
      .readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .map((file) => `${folder}/${file}`)
      .filter((file) => /\.(?:ts|tsx|cjs|mjs)$/.test(file) && !file.includes('.test.')),
  );
  const direct = files.filter((file) => /new (?:pg\.)?(?:Client|Pool)\(/.test(fs.readFileSync(file, 'utf8')));
  expect(files).toContain('lib/server/database/utc-client.cjs');
  expect(direct).toEqual([]);
});
