import 'server-only';
import type { RecordKindName } from '@/lib/content/record-kinds';
import { directors } from '@/lib/domain/board/kind';
import { brands } from '@/lib/domain/brands/kind';
import { documents } from '@/lib/domain/documents/kind';
import { handovers } from '@/lib/domain/handovers/kind';
import { heroImages } from '@/lib/domain/hero/kind';
import { progress } from '@/lib/domain/progress/kind';
import { projects } from '@/lib/domain/projects/kind';
import { testimonials } from '@/lib/domain/testimonials/kind';
import { units } from '@/lib/domain/units/kind';
import type { Kind, RecordRow } from '@/lib/server/records/kind';

/** Order: a kind follows its parent. */
const entries = {
  project: projects,
  director: directors,
  brand: brands,
  'hero-image': heroImages,
  testimonial: testimonials,
  handover: handovers,
  progress,
  document: documents,
  unit: units,
} satisfies { [Name in RecordKindName]: Kind<Name> };

export const kinds = Object.values(entries);

type AnyKind = (typeof kinds)[number];

export type KindRecords = { [K in AnyKind as K['kind']]: ReturnType<K['toRecord']> };

export type BinKind = RecordKindName;
export type VersionedKind = Extract<AnyKind, { isVersioned: true }>['kind'];

export const findKind = (name: string): AnyKind | undefined => kinds.find(({ kind }) => kind === name);

export const requireKind = <K extends RecordKindName>(name: K): Kind<K, boolean, RecordRow, KindRecords[K]> =>
  entries[name] as object as Kind<K, boolean, RecordRow, KindRecords[K]>;
