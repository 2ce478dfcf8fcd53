'use server';

import { runSalesAction } from '@/lib/server/http/action';
import type { Result } from '@/lib/shared/result';
import type { AdminUnit, EnquiryChoice, UnitEvent } from './dto';
import { findEnquiryChoices, listUnitEvents } from './queries';
import type { UnitStateInput } from './schema';
import { setUnitState } from './state-mutations';

export async function setUnitStateAction(id: string, input: UnitStateInput): Promise<Result<AdminUnit>> {
  return runSalesAction((sales) => setUnitState(sales, id, input));
}

export async function listUnitEventsAction(id: string): Promise<Result<UnitEvent[]>> {
  return runSalesAction(async (sales) => ({ data: await listUnitEvents(sales, id), tags: [] }));
}

export async function findEnquiryChoicesAction(typed: string): Promise<Result<EnquiryChoice[]>> {
  return runSalesAction(async (sales) => ({ data: await findEnquiryChoices(sales, typed), tags: [] }));
}
