import type { SourceKind } from '@/lib/content/sources/sources';
import { adapters } from '@/lib/domain/sources/adapters/all';
import type { Lead } from '@/lib/domain/sources/lead';
import { readSent } from '@/lib/domain/sources/read-sent';
import { readFixture } from './source-fixture-file';

export async function mapText(
  kind: SourceKind,
  text: string,
  { contentType = '', mapping = {} }: { contentType?: string; mapping?: Record<string, string> } = {},
): Promise<Lead[]> {
  const tree = await readSent(kind, { text, contentType });
  return tree === null ? [] : adapters[kind].map(tree, mapping);
}

export const mapFixture = (
  kind: SourceKind,
  file: string,
  mapping: Record<string, string> = {},
): Promise<Lead[]> => mapText(kind, readFixture(kind, file), { mapping });
