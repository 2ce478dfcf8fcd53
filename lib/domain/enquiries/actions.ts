'use server';

import { runAdminAction, runSalesAction } from '@/lib/server/http/action';
import type { Partner } from '@/lib/shared/enquiries/partner';
import type { Result } from '@/lib/shared/result';
import type { OfficeVisit } from '@/lib/shared/visits/visit';
import { moveEnquiry } from './board/move';
import type {
  ChangesOutcome,
  Enquiry,
  EnquiryEvent,
  KnownPerson,
  PartnerChange,
  SourceSpend,
  TakenTable,
  UndoneImport,
} from './dto';
import type { Spend } from './figures/schema';
import { saveSpend } from './figures/spend-mutations';
import { listTakenTables, undoImport } from './import/undo-mutations';
import { findKnownPerson } from './inbox/queries';
import { changePartner } from './partners/mutations';
import { decideMatch, undoMatch } from './person/match-mutations';
import { erasePerson } from './person/mutations';
import { confirmContact, undoConfirmation } from './person/proof-mutations';
import type {
  AddedEnquiry,
  ConfirmedContact,
  EnquiryAnswer,
  EnquiryChange,
  EnquiryChanges,
  MatchDecision,
} from './schema';
import { addEnquiry } from './team/add-mutations';
import { addAnswer } from './team/answer-mutations';
import { updateEnquiries } from './team/bulk-mutations';
import { addNote, sendAgain, updateEnquiry } from './team/change-mutations';
import { revokeDocumentLink, sendDocumentAgain } from './team/document-mutations';
import { deleteNote, updateNote } from './team/note-mutations';
import type { Leave, Turn } from './turn/dto';
import { giveByTurn } from './turn/hand-over-mutations';
import { addLeave, removeLeave, savePersonHours, saveTurn } from './turn/mutations';
import type { HoursInput, LeaveInput, TurnInput } from './turn/schema';
import { addVisit, takeVisitStep } from './visits/office-mutations';
import type { AddedVisit, VisitStepInput } from './visits/schema';

export async function addEnquiryAction(input: AddedEnquiry): Promise<Result<{ _id: string }>> {
  return runSalesAction((sales) => addEnquiry(sales, input));
}

export async function findKnownPersonAction(phone: string): Promise<Result<KnownPerson | null>> {
  return runSalesAction(async (sales) => ({ data: await findKnownPerson(sales, phone), tags: [] }));
}

export async function updateEnquiryAction(id: string, change: EnquiryChange): Promise<Result<Enquiry>> {
  return runSalesAction((sales) => updateEnquiry(sales, id, change));
}

/** For the menu of a card: a form, which works before its scripts have come. */
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

export async function sendAgainAction(itemId: string): Promise<Result<null>> {
  return runSalesAction((sales) => sendAgain(sales, itemId));
}

export async function listTakenTablesAction(): Promise<Result<TakenTable[]>> {
  return runAdminAction(async (admin) => ({ data: await listTakenTables(admin), tags: [] }));
}

export async function undoImportAction(id: string): Promise<Result<UndoneImport>> {
  return runAdminAction((admin) => undoImport(admin, id));
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

export async function erasePersonAction(
  id: string,
  ticked?: string[],
): Promise<Result<{ enquiries: number }>> {
  return runAdminAction((admin) => erasePerson(admin, id, ticked));
}

export async function takeVisitStepAction(id: string, input: VisitStepInput): Promise<Result<OfficeVisit>> {
  return runSalesAction((sales) => takeVisitStep(sales, id, input));
}

export async function addVisitAction(input: AddedVisit): Promise<Result<OfficeVisit>> {
  return runSalesAction((sales) => addVisit(sales, input));
}

export async function saveTurnAction(turn: TurnInput): Promise<Result<Turn[]>> {
  return runAdminAction((admin) => saveTurn(admin, turn));
}

export async function savePersonHoursAction(id: string, hours: HoursInput | null): Promise<Result<null>> {
  return runAdminAction((admin) => savePersonHours(admin, id, hours));
}

export async function addLeaveAction(leave: LeaveInput): Promise<Result<Leave>> {
  return runAdminAction((admin) => addLeave(admin, leave));
}

export async function removeLeaveAction(id: string): Promise<Result<null>> {
  return runAdminAction((admin) => removeLeave(admin, id));
}

export async function giveByTurnAction(id: string): Promise<Result<{ given: number }>> {
  return runAdminAction((admin) => giveByTurn(admin, id));
}

export async function changePartnerAction(id: string, change: PartnerChange): Promise<Result<Partner>> {
  return runAdminAction((admin) => changePartner(admin, id, change));
}
