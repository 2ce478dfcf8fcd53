'use server';

import { runAdminAction } from '@/lib/server/http/action';
import type { Result } from '@/lib/shared/result';
import type { RedirectOutcome } from './dto';
import { addRedirect, deleteRedirect, importRedirects } from './mutations';

export async function addRedirectAction(input: { from: string; to: string }): Promise<Result<null>> {
  return runAdminAction((admin) => addRedirect(admin, input));
}

export async function importRedirectsAction(input: {
  rows: { from: string; to: string }[];
  firstLine: number;
  isTrial: boolean;
}): Promise<Result<RedirectOutcome>> {
  return runAdminAction((admin) => importRedirects(admin, input));
}

export async function deleteRedirectAction(id: string): Promise<Result<null>> {
  return runAdminAction((admin) => deleteRedirect(admin, id));
}
