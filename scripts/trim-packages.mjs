#!/usr/bin/env node
// Takes out of node_modules what its packages bring and nothing here reads (record 97); `npm ci` brings it back.
import fs from 'node:fs';
import path from 'node:path';

/** The compilers of databases that the site does not speak to, and maps to sources of icons that are not there. */
export const needless = [
  { folder: '@prisma/client/runtime', name: /^query_compiler_.*\.(cockroachdb|mysql|sqlite|sqlserver)\./ },
  { folder: 'lucide-react/dist', name: /\.map$/ },
];

/** The files that are needless below a folder of packages. */
export function findNeedless(root) {
  return needless.flatMap(({ folder, name }) => {
    const from = path.join(root, folder);
    const files = fs.readdirSync(from, { recursive: true, withFileTypes: true });
    return files
      .filter((entry) => entry.isFile() && name.test(entry.name))
      .map((entry) => path.join(entry.parentPath, entry.name));
  });
}

function main() {
  const files = findNeedless(path.join(import.meta.dirname, '../node_modules'));
  const bytes = files.reduce((sum, file) => sum + fs.statSync(file).size, 0);
  for (const file of files) fs.rmSync(file);
  console.log(`Took ${files.length} files out of node_modules, ${Math.round(bytes / 2 ** 20)} MB.`);
}

if (import.meta.url === new URL(process.argv[1] ?? '', 'file:').href) main();
