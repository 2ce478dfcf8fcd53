import type {
  ContactConfirmation,
  ContactEvent,
  ContactMatch,
  ContactSuggestion,
  TiedEnquiry,
} from '@/lib/domain/contacts/dto';
import type { Delivery } from '@/lib/domain/notifications/dto';
import type { StoredFile } from '@/lib/shared/stored-file';
import type { Listed, Unlisted } from './field-places';
import type { EnquiryChange } from './schema';

export type EnquiryCard = Listed;

export type EnquiryEvent = {
  _id: string;
  enquiry: string;
  kind: 'note' | 'state' | 'assignee' | 'followUp' | 'consent';
  at: string;
  actor: string;
  /** Id of the person who did it, while they have an account. */
  actorId: string | null;
  /** '' of a note that was deleted. */
  text: string;
  /** Who changed or deleted the note last; '' while nobody has. */
  editedBy: string;
  editedAt: string | null;
  deletedAt: string | null;
  /** What the note said before, the oldest first. */
  former: string[];
};

/** A link by which who sent the enquiry opens a document of its project. */
export type EnquiryDocument = {
  _id: string;
  document: { _id: string; title: string };
  url: string;
  createdAt: string;
  expiresAt: string;
  revokedAt: string | null;
  revokedBy: string;
  openCount: number;
  /** The last of those times, the newest first. */
  openedAt: string[];
};

export type Enquiry = EnquiryCard &
  Unlisted & {
    events: EnquiryEvent[];
    deliveries: Delivery[];
    /** The other enquiries of the same person, newest first. */
    others: EnquiryCard[];
    /** All of the same person, this one first. */
    ties: TiedEnquiry[];
    suggestions: ContactSuggestion[];
    matches: ContactMatch[];
    confirmations: ContactConfirmation[];
    personEvents: ContactEvent[];
    documents: EnquiryDocument[];
    /** Of an application. */
    cv: StoredFile | null;
  };

/** What became of changes that were asked for at once: each was written or refused by itself. */
export type ChangesOutcome = {
  /** With what they were before, to take it back. */
  changed: { _id: string; version: number; former: EnquiryChange }[];
  refused: { _id: string; reason: string }[];
};
