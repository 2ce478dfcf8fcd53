import { createHash } from 'node:crypto';
import fs from 'node:fs';
import { buffer } from 'node:stream/consumers';
import { ReadableStream as NodeStream } from 'node:stream/web';
import { createGunzip } from 'node:zlib';
import { createTarDecoder, type ParsedTarEntry } from 'modern-tar';
import { sentenceOf } from '../say';
import { archiveFormat, type Manifest, manifestName, manifestSchema, type Part } from './manifest';

/** More than any written part. */
const maxPartBytes = 256 * 1024 * 1024;
const partName = /^[\w./-]{1,200}$/;

export type ArchivePart = { name: string; bytes: Buffer };

/** The manifest comes last. @throws Error. */
export async function* readParts(file: string): AsyncGenerator<ArchivePart> {
  const source = fs.createReadStream(file);
  const gunzip = createGunzip();
  source.on('error', (error) => gunzip.destroy(error));
  const decoder = createTarDecoder({ strict: true });
  // The web streams of Node and of the library are the same classes.
  const bytes = NodeStream.from(source.pipe(gunzip)) as unknown as ReadableStream<Uint8Array>;
  const entries = bytes.pipeThrough(decoder) as unknown as AsyncIterable<ParsedTarEntry>;
  try {
    for await (const { header, body } of entries) {
      if (!partName.test(header.name)) throw new Error('a part has an unknown name');
      if (header.size > maxPartBytes) throw new Error(`${header.name} is too large`);
      yield { name: header.name, bytes: await buffer(body as Parameters<typeof buffer>[0]) };
    }
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT')
      throw new Error(`There is no file ${file}.`, { cause: error });
    throw new Error(`${file} is damaged or incomplete: ${sentenceOf(error)}.`, { cause: error });
  } finally {
    source.destroy();
  }
}

function parseManifest(file: string, bytes: Buffer): Manifest {
  let content: unknown;
  try {
    content = JSON.parse(bytes.toString());
  } catch {}
  const { format } = (content ?? {}) as { format?: unknown };
  if (typeof format === 'number' && format > archiveFormat)
    throw new Error(`${file} was created by a newer release. Install that release and try again.`);
  const parsed = manifestSchema.safeParse(content);
  if (!parsed.success) throw new Error(`${file} is damaged: its manifest cannot be read.`);
  return parsed.data;
}

function requireSame(file: string, found: Part[], wanted: Part[]): void {
  const isSame = (part: Part | undefined, other: Part | undefined) =>
    part?.name === other?.name && part?.sha256 === other?.sha256;
  const longest = Math.max(found.length, wanted.length);
  for (let index = 0; index < longest; index += 1) {
    if (isSame(found[index], wanted[index])) continue;
    const name = (wanted[index] ?? found[index])?.name;
    throw new Error(`${file} is damaged or was changed: the content of ${name} does not match.`);
  }
}

const commands = { backup: 'npm run restore', content: 'npm run content:import' };

/** @throws Error when incomplete, altered, of another kind or from a newer release. */
export async function verifyArchive(file: string, kind: Manifest['kind']): Promise<Manifest> {
  const found: Part[] = [];
  let manifest: Manifest | null = null;
  for await (const { name, bytes } of readParts(file)) {
    if (manifest) throw new Error(`${file} was changed: there is data after its manifest.`);
    if (name === manifestName) manifest = parseManifest(file, bytes);
    else found.push({ name, bytes: bytes.length, sha256: createHash('sha256').update(bytes).digest('hex') });
  }
  if (!manifest)
    throw new Error(`${file} is incomplete, or was not created by npm run backup or content:export.`);
  requireSame(file, found, manifest.parts);
  if (manifest.kind !== kind)
    throw new Error(
      `${file} contains ${manifest.kind === 'backup' ? 'a backup' : 'content'}. Use ${commands[manifest.kind]}.`,
    );
  return manifest;
}
