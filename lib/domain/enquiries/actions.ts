'use server';

import type { ConfirmedContact, MatchDecision } from '@/lib/domain/contacts/schema';
import { runAdminAction, runSalesAction } from '@/lib/server/http/action';
import type { Result } from '@/lib/shared/result';
import { addAnswer } from './answer-mutations';
import { moveEnquiry } from './board/move';
import { updateEnquiries } from './bulk-mutations';
import { addNote, updateEnquiry } from './change-mutations';
import { confirmContact, decideMatch, undoConfirmation, undoMatch } from './contact-mutations';
import { revokeDocumentLink, sendDocumentAgain } from './document-mutations';
import type { ChangesOutcome, Enquiry, EnquiryEvent } from './dto';
import { handOverByRotation } from './hand-over-mutations';
import { deleteNote, updateNote } from './note-mutations';
import type { SourceSpend } from './reports/dto';
import type { Spend } from './reports/schema';
import { saveSpend } from './reports/spend-mutations';
import type { EnquiryAnswer, EnquiryChange, EnquiryChanges } from './schema';

export async function updateEnquiryAction(id: string, change: EnquiryChange): Promise<Result<Enquiry>> {
  return runSalesAction((sales) => updateEnquiry(sales, id, change));
}

/** A form action, because it must work before scripts load. */
export async function moveEnquiryAction(_before: Result<null> | null, form: unknown): Promise<Result<null>> {
  return runSalesAction((sales) => moveEnquiry(sales, form));
}

export async function updateEnquiriesAction(changes: EnquiryChanges): Promise<Result<ChangesOutcome>> {
  return runSalesAction((sales) => updateEnquiries(sales, changes));
}

export async function saveSpendAction(spend: Spend): Promise<Result<SourceSpend>> {
  return runAdminAction((admin) => saveSpend(admin, spend));
}

export async function addAnswerAction(id: string, answer: EnquiryAnswer): Promise<Result<Enquiry>> {
  return runSalesAction((sales) => addAnswer(sales, id, answer));
}

export async function addNoteAction(id: string, text: string): Promise<Result<EnquiryEvent>> {
  return runSalesAction((sales) => addNote(sales, id, { text }));
}

export async function updateNoteAction(id: string, text: string): Promise<Result<EnquiryEvent>> {
  return runSalesAction((sales) => updateNote(sales, id, { text }));
}

export async function deleteNoteAction(id: string): Promise<Result<EnquiryEvent>> {
  return runSalesAction((sales) => deleteNote(sales, id));
}

export async function decideMatchAction(id: string, decision: MatchDecision): Promise<Result<Enquiry>> {
  return runSalesAction((sales) => decideMatch(sales, id, decision));
}

export async function undoMatchAction(id: string, matchId: string): Promise<Result<Enquiry>> {
  return runSalesAction((sales) => undoMatch(sales, id, matchId));
}

export async function confirmContactAction(
  id: string,
  confirmation: ConfirmedContact,
): Promise<Result<Enquiry>> {
  return runSalesAction((sales) => confirmContact(sales, id, confirmation));
}

export async function undoConfirmationAction(id: string, confirmationId: string): Promise<Result<Enquiry>> {
  return runSalesAction((sales) => undoConfirmation(sales, id, confirmationId));
}

export async function revokeDocumentLinkAction(id: string, linkId: string): Promise<Result<Enquiry>> {
  return runSalesAction((sales) => revokeDocumentLink(sales, id, linkId));
}

export async function sendDocumentAgainAction(id: string, linkId: string): Promise<Result<Enquiry>> {
  return runSalesAction((sales) => sendDocumentAgain(sales, id, linkId));
}

export async function handOverAction(id: string): Promise<Result<{ given: number }>> {
  return runAdminAction((admin) => handOverByRotation(admin, id));
}
