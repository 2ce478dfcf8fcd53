'use server';

import { runSalesAction } from '@/lib/server/http/action';
import type { Result } from '@/lib/shared/result';
import type { OfficeVisit } from './dto';
import { addVisit, takeVisitStep } from './office-mutations';
import type { AddedVisit, VisitStepInput } from './schema';

export async function takeVisitStepAction(id: string, input: VisitStepInput): Promise<Result<OfficeVisit>> {
  return runSalesAction((sales) => takeVisitStep(sales, id, input));
}

export async function addVisitAction(input: AddedVisit): Promise<Result<OfficeVisit>> {
  return runSalesAction((sales) => addVisit(sales, input));
}
