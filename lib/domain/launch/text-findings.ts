import 'server-only';
import { recordKinds } from '@/lib/content/record-kinds';
import { countUnnamedPictures } from '@/lib/domain/projects/admin-queries';
import { listProjectContradictions } from '@/lib/domain/projects/contradictions';
import type { Settings } from '@/lib/domain/settings/dto';
import { listWordingFindings } from '@/lib/domain/wording/findings';
import type { Admin } from '@/lib/server/auth/viewer';
import { db } from '@/lib/server/db';
import { Prisma } from '@/prisma/generated/client';
import type { LaunchState } from './check';

type TextFindings = Pick<LaunchState, 'wording' | 'contradictions' | 'picturesWithoutAlt'>;

const tables = Object.values(recordKinds).map(({ table }) =>
  Prisma.raw(`select concat_ws('/', count(*), sum(version), max(updated_at)) as state from "${table}"`),
);

/** Changes with each write of a record, a setting, or an exception. */
async function readState(): Promise<string> {
  const [row] = await db.$queryRaw<{ state: string }[]>`
    select string_agg(state, ' ') as state from (
      ${Prisma.join(tables, ' union all ')}
      union all select concat_ws('/', count(*), sum(version), max(updated_at)) from setting
      union all select concat_ws('/', count(*), max(at)) from kept_wording
    ) as states`;
  return row?.state ?? '';
}

let known: { state: string; findings: Promise<TextFindings> } | null = null;

async function read(admin: Admin, settings: Settings): Promise<TextFindings> {
  const [wording, contradictions, picturesWithoutAlt] = await Promise.all([
    listWordingFindings(admin, settings),
    listProjectContradictions(admin),
    countUnnamedPictures(admin),
  ]);
  return { wording, contradictions, picturesWithoutAlt };
}

/** Cached by state: each screen of an admin calls it. */
export async function readTextFindings(admin: Admin, settings: Settings): Promise<TextFindings> {
  const state = await readState();
  if (known?.state !== state) {
    const findings = read(admin, settings);
    known = { state, findings };
    findings.catch(() => {
      known = null;
    });
  }
  return known.findings;
}
