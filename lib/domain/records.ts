import 'server-only';
import { boardCalls } from '@/lib/domain/board/api';
import { directors } from '@/lib/domain/board/kind';
import { brandCalls } from '@/lib/domain/brands/api';
import { brands } from '@/lib/domain/brands/kind';
import { heroCalls } from '@/lib/domain/hero/api';
import { heroImages } from '@/lib/domain/hero/kind';
import { projectCalls } from '@/lib/domain/projects/api';
import { projects } from '@/lib/domain/projects/kind';
import { testimonialCalls } from '@/lib/domain/testimonials/api';
import { testimonials } from '@/lib/domain/testimonials/kind';
import type { Kind } from '@/lib/server/records/kind';
import type { RecordKindName } from '@/lib/shared/record-kinds';

/** Every kind of record, once, with its calls: for the bin, the history, the demo content, the sitemap, the import and the document. */
const entries = {
  project: { kind: projects, calls: projectCalls },
  director: { kind: directors, calls: boardCalls },
  brand: { kind: brands, calls: brandCalls },
  'hero-image': { kind: heroImages, calls: heroCalls },
  testimonial: { kind: testimonials, calls: testimonialCalls },
} satisfies { [Name in RecordKindName]: { kind: Kind<Name>; calls: object[] } };

export const kinds = Object.values(entries).map(({ kind }) => kind);

/** Their calls, for the document. */
export const recordCalls = Object.values(entries).flatMap(({ calls }) => calls);

type AnyKind = (typeof kinds)[number];

/** A record of each kind, by the kind's name. */
export type KindRecords = { [K in AnyKind as K['kind']]: ReturnType<K['toRecord']> };

/** What can lie in the bin, as its address names it. */
export type BinKind = RecordKindName;
/** What can be brought back as it was. */
export type VersionedKind = Extract<AnyKind, { isVersioned: true }>['kind'];

/** The kind of this name, or undefined. */
export const findKind = (name: string): AnyKind | undefined => kinds.find(({ kind }) => kind === name);
