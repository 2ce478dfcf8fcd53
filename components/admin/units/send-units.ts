import { postTable } from '@/components/admin/import/post-table';
import { unitImportLimits } from '@/lib/content/units';
import type { UnitImport } from '@/lib/domain/units/dto';
import type { Result } from '@/lib/shared/result';

export async function sendUnits(
  projectId: string,
  csv: string,
  isTrial: boolean,
): Promise<Result<UnitImport>> {
  if (csv.length > unitImportLimits.bodyBytes / 2)
    return {
      ok: false,
      error: { code: 'too_large', message: 'The file is too large. Split it into smaller files.' },
    };
  return postTable<UnitImport>(`/api/admin/projects/${projectId}/units.csv`, { csv, isTrial });
}
