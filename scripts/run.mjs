#!/usr/bin/env node
// Plain JavaScript, because it runs before anything is generated or compiled.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { accessSync, constants, existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire, register as registerHooks } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { toDiskSentence } from './lib/disk-error.mjs';
import { isStartable, isSupported, runWithOwnNode } from './lib/node.mjs';

const root = path.resolve(import.meta.dirname ?? path.dirname(new URL(import.meta.url).pathname), '..');
const [given = '', ...args] = process.argv.slice(2);
const name = given.replaceAll(':', '-');

function stop(sentence) {
  console.error(sentence);
  if (['test', 'test-all'].includes(name)) console.log('0 passed, 1 failed');
  process.exit(1);
}

process.chdir(root);
const installed = process.versions.node;
if (!isStartable(installed))
  stop(`Node ${installed} is too old: install Node 24 from https://nodejs.org, then run npm install again.`);
if (!existsSync('node_modules/prisma')) stop('The packages are not installed: run npm install first.');
const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'));
const [, plain] = /^node (scripts\/(?!run\.)\S+)$/.exec(scripts[given] ?? '') ?? [];
if (plain) process.exit(spawnSync(process.execPath, [plain, ...args], { stdio: 'inherit' }).status ?? 1);
if (!name || !existsSync(`scripts/${name}.ts`)) {
  const names = readdirSync('scripts').filter((file) => file.endsWith('.ts') && !file.includes('.test.'));
  stop(
    `Usage: node scripts/run.mjs <name>; the names are ${names.map((file) => path.basename(file, '.ts')).join(', ')}.`,
  );
}

function generateClient() {
  const require = createRequire(import.meta.url);
  const made = 'prisma/generated/made-from.txt';
  const from = createHash('sha256')
    .update(readFileSync('prisma/schema.prisma'))
    .update(require('prisma/package.json').version)
    .digest('hex');
  if (existsSync(made) && readFileSync(made, 'utf8') === from) return;
  try {
    accessSync(existsSync('prisma/generated') ? 'prisma/generated' : 'prisma', constants.W_OK);
  } catch (error) {
    stop(toDiskSentence(error) ?? error.message);
  }
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['node_modules/prisma/build/index.js', 'generate'],
    {
      encoding: 'utf8',
      // Any existing file works: Prisma would download an engine that it does not need.
      env: {
        ...process.env,
        PRISMA_SCHEMA_ENGINE_BINARY: process.execPath,
        CHECKPOINT_DISABLE: '1',
        PRISMA_HIDE_UPDATE_MESSAGE: '1',
      },
    },
  );
  if (status !== 0) stop(`The Prisma client could not be generated.\n${stdout}\n${stderr}`);
  writeFileSync(made, from);
}

async function runCommand() {
  generateClient();
  if (!['test', 'test-all', 'test-faults', 'check'].includes(name) && existsSync('.env'))
    process.loadEnvFile('.env');
  const { register } = await import('tsx/esm/api');
  register();
  // `server-only` throws outside of Next.
  registerHooks(
    `data:text/javascript,${encodeURIComponent(
      `export const resolve = (specifier, context, next) =>
         specifier === 'server-only' ? { url: 'data:text/javascript,', shortCircuit: true } : next(specifier, context);`,
    )}`,
  );
  const { sentenceOf } = await import('./lib/say.ts');
  try {
    const { main } = await import(pathToFileURL(`scripts/${name}.ts`).href);
    await main(args);
  } catch (error) {
    console.error(process.env.DEBUG ? error : sentenceOf(error));
    process.exitCode = 1;
  }
}

if (isSupported(installed)) await runCommand();
else {
  try {
    runWithOwnNode(root, process.argv.slice(1));
  } catch (error) {
    stop(error.message);
  }
}
