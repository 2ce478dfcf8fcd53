import type { KindRecords } from '@/lib/domain/records';
import type { ChildKindName } from '@/lib/shared/record-kinds';

/** The kinds that are shown as they are stored. Documents have a reading of their own: of what is on request it tells little. */
export type ShownChildKind = Exclude<ChildKindName, 'document'>;

export type Below = { [K in ShownChildKind]: KindRecords[K][] };
