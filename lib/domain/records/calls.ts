import 'server-only';
import type { RecordKindName } from '@/lib/content/record-kinds';
import { boardCalls } from '@/lib/domain/board/api';
import { brandCalls } from '@/lib/domain/brands/api';
import { documentCalls } from '@/lib/domain/documents/api';
import { heroCalls } from '@/lib/domain/hero/api';
import { projectCalls } from '@/lib/domain/projects/api';
import { kinds } from '@/lib/domain/records';
import { testimonialCalls } from '@/lib/domain/testimonials/api';
import { unitCalls } from '@/lib/domain/units/api';
import type { Call } from '@/lib/server/http/openapi';
import { recordCalls } from '@/lib/server/http/record-calls';

const own: Partial<Record<RecordKindName, Call[]>> = {
  project: projectCalls,
  director: boardCalls,
  brand: brandCalls,
  'hero-image': heroCalls,
  testimonial: testimonialCalls,
  document: documentCalls,
  unit: unitCalls,
};

export const callsOfRecords = kinds.flatMap((kind) => own[kind.kind] ?? recordCalls(kind));
