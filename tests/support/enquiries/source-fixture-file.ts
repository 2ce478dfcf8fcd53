import fs from 'node:fs';
import type { SourceKind } from '@/lib/content/sources/sources';

const folder = 'lib/domain/sources/adapters';

/** A body that a service of a kind might send; every one is invented. */
export const readFixture = (kind: SourceKind, file: string): string =>
  fs.readFileSync(`${folder}/${kind}/fixtures/${file}`, 'utf8').trimEnd();
