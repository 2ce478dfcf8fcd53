import type { ChildKindName } from '@/lib/content/record-kinds';
import type { KindRecords } from '@/lib/domain/records';

/** Documents and units have their own reads, which expose less. */
export type ShownChildKind = Exclude<ChildKindName, 'document' | 'unit'>;

export type Below = { [K in ShownChildKind]: KindRecords[K][] };
