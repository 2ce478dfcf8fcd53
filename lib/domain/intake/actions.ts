'use server';

import { runAdminAction, runSalesAction } from '@/lib/server/http/action';
import type { Result } from '@/lib/shared/result';
import { addEnquiry } from './channels/staff-mutations';
import { listImportedTables, undoImport } from './channels/table/undo-mutations';
import type { ImportedTable, UndoneImport } from './dto';
import type { AddedEnquiry } from './schema';

export async function addEnquiryAction(input: AddedEnquiry): Promise<Result<{ _id: string }>> {
  return runSalesAction((sales) => addEnquiry(sales, input));
}

export async function listImportedTablesAction(): Promise<Result<ImportedTable[]>> {
  return runAdminAction(async (admin) => ({ data: await listImportedTables(admin), tags: [] }));
}

export async function undoImportAction(id: string): Promise<Result<UndoneImport>> {
  return runAdminAction((admin) => undoImport(admin, id));
}
