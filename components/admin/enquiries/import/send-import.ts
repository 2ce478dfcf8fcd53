import { postTable } from '@/components/admin/import/post-table';
import type { ImportOutcome } from '@/lib/domain/intake/dto';

export type ImportRequest = { rows: Record<string, string>[]; isTrial: boolean; isNoticeGiven: boolean };

export const sendImport = (body: ImportRequest) =>
  postTable<ImportOutcome>('/api/admin/enquiries/import', body);
