import 'server-only';
import { freeSql } from '@/lib/domain/units/free';
import type { Admin } from '@/lib/server/auth/viewer';
import { db } from '@/lib/server/db';
import { publishedSql, ungated } from '@/lib/server/records/published';
import { comparePageWithPacks } from '@/lib/shared/filing/contradictions';
import type { FilingFacts } from '@/lib/shared/filing/facts';
import { listContradictions, type ProjectClaims } from '@/lib/shared/projects/contradictions';
import { toDay } from '@/lib/shared/time/local-day';
import type { OldBrochure, ProjectContradictions } from './dto';

const firstListed = 20;

type Row = ProjectClaims & { _id: string; name: string; packs: FilingFacts[]; freeUnits: number | null };

const readClaims = (): Promise<Row[]> => db.$queryRaw<Row[]>`
  select id as _id, name, possession, price, description, specifications,
    coalesce((select jsonb_agg(jsonb_build_object('towers', towers, 'completionOn', completion_on, 'extensions', extensions)
      order by sort_order) from registration where project_id = project.id), '[]') as registrations,
    coalesce((select jsonb_agg(jsonb_build_object('name', name) order by sort_order)
      from tower where project_id = project.id), '[]') as towers,
    coalesce((select jsonb_agg(jsonb_build_object('name', name, 'bhk', bhk, 'carpetArea', carpet_area,
      'homeCount', home_count, 'freeCount', free_count) order by sort_order)
      from unit_type where project_id = project.id), '[]') as "unitTypes",
    case when units_shown <> 'nothing' then (select count(*)::int from unit
      where parent_id = project.id and unit.deleted_at is null and ${freeSql()}) end as "freeUnits",
    coalesce((select jsonb_agg(facts) from (
      select distinct on (registration_number) facts from quarterly_filing
      where project_id = project.id and registration_number in (select number from registration where project_id = project.id)
      order by registration_number, quarter desc) as last), '[]') as packs
  from project where ${publishedSql(ungated)}
  order by sort_order, created_at desc, id`;

type BrochureRow = Omit<OldBrochure, 'madeOn' | 'changedOn'> & { madeAt: Date; changedAt: Date };

/** The same rule as `isOlderThan` (lib/domain/documents/fields.ts). */
const readOldBrochures = (): Promise<BrochureRow[]> => db.$queryRaw<BrochureRow[]>`
  select project.id as "projectId", document.id as _id, project.name, title,
    file.created_at as "madeAt", project.updated_at as "changedAt"
  from document
  join (select id, name, updated_at from project where ${publishedSql(ungated)}) as project on project.id = parent_id
  join file_use on file_use.kind = 'document' and file_use.record_id = document.id
  join file on file.id = file_id
  where document.kind = 'Brochure' and document.deleted_at is null and file.created_at < project.updated_at
  order by project.name, title, document.id`;

export async function listProjectContradictions(_admin: Admin): Promise<ProjectContradictions> {
  const [projects, brochures] = await Promise.all([readClaims(), readOldBrochures()]);
  const found = projects.flatMap(({ _id, name, packs, freeUnits, ...claims }) =>
    [
      ...listContradictions(claims),
      ...comparePageWithPacks({ ...claims, freeUnits }, packs, claims.registrations.length),
    ].map((contradiction) => ({ _id, name, contradiction })),
  );
  return {
    count: found.length,
    first: found.slice(0, firstListed),
    oldBrochures: brochures.map(({ madeAt, changedAt, ...brochure }) => ({
      ...brochure,
      madeOn: toDay(madeAt),
      changedOn: toDay(changedAt),
    })),
  };
}
