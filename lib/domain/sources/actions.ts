'use server';

import type { EnquiryOfPayload } from '@/lib/domain/intake/schema';
import { runAdminAction } from '@/lib/server/http/action';
import type { Result } from '@/lib/shared/result';
import type { Source } from './dto';
import { saveListings } from './listing-mutations';
import { makeEnquiryOfPayload, setPayloadAside } from './manual-mutations';
import { createSource, deleteSource, renewSourceSecret, updateSource } from './mutations';
import { type PollResult, pollSourceNow } from './poll';
import type { NewSource, SourceChange, SourceListings } from './schema';

export async function createSourceAction(source: NewSource): Promise<Result<Source>> {
  return runAdminAction((admin) => createSource(admin, source));
}

export async function updateSourceAction(id: string, change: SourceChange): Promise<Result<Source>> {
  return runAdminAction((admin) => updateSource(admin, id, change));
}

export async function renewSourceSecretAction(id: string): Promise<Result<Source>> {
  return runAdminAction((admin) => renewSourceSecret(admin, id));
}

export async function pollSourceNowAction(id: string): Promise<Result<PollResult>> {
  return runAdminAction((admin) => pollSourceNow(admin, id));
}

export async function deleteSourceAction(id: string): Promise<Result<null>> {
  return runAdminAction((admin) => deleteSource(admin, id));
}

export async function makeEnquiryOfPayloadAction(
  id: string,
  enquiry: EnquiryOfPayload,
): Promise<Result<{ _id: string }>> {
  return runAdminAction((admin) => makeEnquiryOfPayload(admin, id, enquiry));
}

export async function setPayloadAsideAction(id: string, isAside: boolean): Promise<Result<null>> {
  return runAdminAction((admin) => setPayloadAside(admin, id, isAside));
}

export async function saveListingsAction(
  id: string,
  listings: SourceListings,
): Promise<Result<{ source: Source; given: number }>> {
  return runAdminAction((admin) => saveListings(admin, id, listings));
}
