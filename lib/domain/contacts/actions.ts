'use server';

import { runSalesAction } from '@/lib/server/http/action';
import type { Result } from '@/lib/shared/result';
import type { KnownContact } from './dto';
import { findKnownContact } from './queries';

export async function findKnownContactAction(phone: string): Promise<Result<KnownContact | null>> {
  return runSalesAction(async (sales) => ({ data: await findKnownContact(sales, phone), tags: [] }));
}
