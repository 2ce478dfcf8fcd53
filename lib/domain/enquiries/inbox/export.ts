import 'server-only';
import { recordAudit } from '@/lib/server/audit';
import { requireRecentPassword } from '@/lib/server/auth/recent-password';
import type { Sales } from '@/lib/server/auth/viewer';
import { db } from '@/lib/server/db';
import type { NotedRow } from '../row';
import type { EnquiryFilter } from '../schema';
import { walkEnquiries } from './queries';

/** @throws AppError forbidden. */
export async function exportEnquiries(
  sales: Sales,
  filter: EnquiryFilter,
): Promise<AsyncGenerator<NotedRow[]>> {
  requireRecentPassword(sales);
  const { page: _page, limit: _limit, ...chosen } = filter;
  const label = Object.values(chosen).some((choice) => choice !== undefined) ? 'some' : 'all';
  await recordAudit(db, sales, { action: 'export', entity: 'enquiries', entityId: 'csv', label });
  return walkEnquiries(sales, filter);
}
