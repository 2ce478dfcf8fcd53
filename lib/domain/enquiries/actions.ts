'use server';

import { runAdminAction, runStaffAction } from '@/lib/server/http/action';
import type { Result } from '@/lib/shared/result';
import { addEnquiry } from './add-mutations';
import { addNote, sendAgain, updateEnquiry } from './admin-mutations';
import { updateEnquiries } from './bulk-mutations';
import type { ChangesOutcome, Enquiry, EnquiryEvent, ImportOutcome, KnownPerson } from './dto';
import { type ImportInput, importEnquiries } from './import-mutations';
import { sendTestMail } from './mail-mutations';
import { deleteNote, updateNote } from './note-mutations';
import { erasePerson } from './person-mutations';
import { findKnownPerson } from './queries';
import type { AddedEnquiry, EnquiryChange, EnquiryChanges } from './schema';

export async function addEnquiryAction(input: AddedEnquiry): Promise<Result<{ _id: string }>> {
  return runStaffAction((staff) => addEnquiry(staff, input));
}

export async function findKnownPersonAction(phone: string): Promise<Result<KnownPerson | null>> {
  return runStaffAction(async (staff) => ({ data: await findKnownPerson(staff, phone), tags: [] }));
}

export async function updateEnquiryAction(id: string, change: EnquiryChange): Promise<Result<Enquiry>> {
  return runStaffAction((staff) => updateEnquiry(staff, id, change));
}

export async function updateEnquiriesAction(changes: EnquiryChanges): Promise<Result<ChangesOutcome>> {
  return runStaffAction((staff) => updateEnquiries(staff, changes));
}

export async function addNoteAction(id: string, text: string): Promise<Result<EnquiryEvent>> {
  return runStaffAction((staff) => addNote(staff, id, { text }));
}

export async function updateNoteAction(id: string, text: string): Promise<Result<EnquiryEvent>> {
  return runStaffAction((staff) => updateNote(staff, id, { text }));
}

export async function deleteNoteAction(id: string): Promise<Result<EnquiryEvent>> {
  return runStaffAction((staff) => deleteNote(staff, id));
}

export async function sendAgainAction(itemId: string): Promise<Result<null>> {
  return runStaffAction((staff) => sendAgain(staff, itemId));
}

export async function importEnquiriesAction(input: ImportInput): Promise<Result<ImportOutcome>> {
  return runAdminAction((admin) => importEnquiries(admin, input));
}

export async function erasePersonAction(id: string): Promise<Result<{ enquiries: number }>> {
  return runAdminAction((admin) => erasePerson(admin, id));
}

export async function sendTestMailAction(): Promise<Result<null>> {
  return runAdminAction(sendTestMail);
}
