'use server';

import { runSalesAction } from '@/lib/server/http/action';
import type { Result } from '@/lib/shared/result';
import { addVisit, takeVisitStep } from './admin-mutations';
import type { AdminVisit } from './dto';
import type { AddedVisit, VisitStepInput } from './schema';

export async function takeVisitStepAction(id: string, input: VisitStepInput): Promise<Result<AdminVisit>> {
  return runSalesAction((sales) => takeVisitStep(sales, id, input));
}

export async function addVisitAction(input: AddedVisit): Promise<Result<AdminVisit>> {
  return runSalesAction((sales) => addVisit(sales, input));
}
