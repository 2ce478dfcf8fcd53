'use server';

import type { EnquiryOfBody } from '@/lib/domain/enquiries/schema';
import { runAdminAction } from '@/lib/server/http/action';
import type { Result } from '@/lib/shared/result';
import { type Asked, askSourceNow } from './ask';
import type { Source } from './dto';
import { makeEnquiryOfBody, setBodyAside } from './hand-mutations';
import { saveListings } from './listing-mutations';
import { createSource, deleteSource, renewSourceSecret, updateSource } from './mutations';
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

export async function askSourceNowAction(id: string): Promise<Result<Asked>> {
  return runAdminAction((admin) => askSourceNow(admin, id));
}

export async function deleteSourceAction(id: string): Promise<Result<null>> {
  return runAdminAction((admin) => deleteSource(admin, id));
}

export async function makeEnquiryOfBodyAction(
  id: string,
  enquiry: EnquiryOfBody,
): Promise<Result<{ _id: string }>> {
  return runAdminAction((admin) => makeEnquiryOfBody(admin, id, enquiry));
}

export async function setBodyAsideAction(id: string, isAside: boolean): Promise<Result<null>> {
  return runAdminAction((admin) => setBodyAside(admin, id, isAside));
}

export async function saveListingsAction(
  id: string,
  listings: SourceListings,
): Promise<Result<{ source: Source; given: number }>> {
  return runAdminAction((admin) => saveListings(admin, id, listings));
}
