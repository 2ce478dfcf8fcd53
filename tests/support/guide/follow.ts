import fs from 'node:fs';
import { parseEnv } from 'node:util';
import type { Block } from './blocks';
import type { Machine } from './machine';

/** A walk through the guide on one machine. */
export type Walk = {
  machine: Machine;
  /** What a person puts in for the words of the guide that stand for something of their own. */
  words: Record<string, string>;
  asRoot(script: string): Promise<string>;
};

export const makeWalk = (machine: Machine, words: Record<string, string>): Walk => ({
  machine,
  words: { 'YOUR-REPOSITORY': machine.repository, ...words },
  asRoot: (script) => machine.run(script, { user: 'root' }),
});

const putIn = ({ words }: Walk, text: string) =>
  Object.entries(words).reduce((result, [word, own]) => result.replaceAll(word, own), text);

/** Where the person stands, from one block to the next. */
const placeFile = '/var/tmp/place';

async function runCommands(walk: Walk, { text }: Block): Promise<void> {
  const script = `cd "$(cat ${placeFile} 2>/dev/null || echo /)"\n${putIn(walk, text)}\npwd >${placeFile}`;
  // What asks for a password asks twice.
  const input = text.includes('--pwprompt') ? `${walk.words.PASSWORD}\n`.repeat(2) : '';
  await walk.machine.run(script, { input });
}

/** Writes the file as a person does in an editor; a secret that is left open is made as the guide says. */
async function writeFile(walk: Walk, { text, detail }: Block): Promise<void> {
  let filled = putIn(walk, text);
  for (const [line] of filled.matchAll(/^\w+=$/gm)) {
    const secret = await walk.machine.run('openssl rand -base64 32');
    filled = filled.replace(new RegExp(`^${line}$`, 'm'), line + secret.trim());
  }
  await walk.machine.run(`sudo install -D -m 644 /dev/null ${detail} && sudo tee ${detail}`, {
    input: `${filled}\n`,
  });
  const isSettings = detail.endsWith('.env');
  if (isSettings && Object.values(parseEnv(filled)).includes('')) throw new Error(`${detail} lacks a value.`);
}

/** What is written for the host has to be what it reads, and an address of the site. */
function checkServerless({ text }: Block): void {
  type Host = { crons: { path: string; schedule: string }[] };
  const [said, ours] = [text, fs.readFileSync('vercel.json', 'utf8')].map((json) => JSON.parse(json) as Host);
  const paths = (host: Host | undefined) => host?.crons.map(({ path }) => path);
  if (String(paths(said)) !== String(paths(ours))) throw new Error(`vercel.json calls ${paths(ours)}.`);
}

/** No container runs here: what the command names has to be in the release. */
function checkContainers({ text }: Block): void {
  for (const [file] of text.matchAll(/docs\/\S+/g))
    if (!fs.existsSync(file)) throw new Error(`There is no ${file}.`);
}

/** Does what a block of the guide says. @throws Error with what was printed. */
export async function follow(walk: Walk, block: Block): Promise<void> {
  const ways = {
    run: runCommands,
    systemd: runCommands,
    file: writeFile,
    serverless: async () => checkServerless(block),
    containers: async () => checkContainers(block),
  };
  await ways[block.kind](walk, block);
}
