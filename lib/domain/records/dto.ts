import type { ChildKindName } from '@/lib/content/record-kinds';
import type { KindRecords } from '@/lib/domain/records';

/** The kinds that are shown as they are stored. Documents and units have a reading of their own, which tells less. */
export type ShownChildKind = Exclude<ChildKindName, 'document' | 'unit'>;

export type Below = { [K in ShownChildKind]: KindRecords[K][] };
