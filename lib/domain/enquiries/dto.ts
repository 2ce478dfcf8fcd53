import type { BoardStage } from '@/lib/content/enquiries/board';
import type { EnquiryState, InboxTab } from '@/lib/content/enquiries/enquiries';
import type { Way } from '@/lib/shared/enquiries/ways';
import type { StoredFile } from '@/lib/shared/stored-file';
import type { Listed, Unlisted } from './field/places';
import type { EnquiryChange } from './schema';

export type { PartnerChange } from './partners/schema';
export type { Leave, OwnerLine, Turn, TurnMember, Turns } from './turn/dto';

type Named = { _id: string; name: string };

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

export type TiedEnquiry = {
  enquiry: string;
  name: string;
  phone: string;
  email: string;
  createdAt: string;
  tie: string;
  /** An unproved one is exported and erased only where it is asked for by name. */
  isProved: boolean;
};

export type PersonSuggestion = {
  /** Their newest enquiry. */
  enquiry: string;
  name: string;
  phone: string;
  email: string;
  /** In which both can be answered. */
  shared: Way | null;
  count: number;
  lastAt: string;
};

/** What the office has decided of somebody else who may be the same person. */
export type PersonMatch = {
  _id: string;
  state: 'accepted' | 'rejected';
  /** Of the other person; null when none of theirs is kept any more. */
  enquiry: string | null;
  name: string;
  phone: string;
  at: string;
  actor: string;
};

/** That the number or the address of an enquiry is of who sent it. */
export type ContactConfirmation = {
  _id: string;
  contact: 'phone' | 'email';
  /** By the button of a link that was mailed there, or by one of the team. */
  method: 'link' | 'staff';
  at: string;
  actor: string;
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

/** What became of who is who: confirmed, joined, and taken back. */
export type PersonEvent = { _id: string; at: string; actor: string; text: string };

export type Delivery = {
  _id: string;
  enquiry: string;
  label: string;
  kind: 'mail' | 'webhook' | 'push';
  state: 'pending' | 'sent' | 'dead';
  attempts: number;
  lastError: string;
  createdAt: string;
  /** Null once nothing more is tried. */
  nextAttemptAt: string | null;
  sentAt: string | null;
};

export type Enquiry = EnquiryCard &
  Unlisted & {
    events: EnquiryEvent[];
    deliveries: Delivery[];
    /** The other enquiries of the same person, newest first. */
    others: EnquiryCard[];
    /** All of the same person, this one first. */
    ties: TiedEnquiry[];
    suggestions: PersonSuggestion[];
    matches: PersonMatch[];
    confirmations: ContactConfirmation[];
    personEvents: PersonEvent[];
    documents: EnquiryDocument[];
    /** Of an application. */
    cv: StoredFile | null;
  };

export type EnquiryPage = { enquiries: EnquiryCard[]; total: number; page: number; pageCount: number };

export type FollowUps = { enquiries: EnquiryCard[]; total: number };

export type TabCounts = Record<InboxTab, number>;

/** What is held for review and came lately. */
export type HeldLately = { count: number; oldestAt: string };

/** What an open inbox asks for again and again: the newest enquiries. */
export type Pulse = { newest: { _id: string; name: string; createdAt: string }[]; newCount: number };

export type FilterOptions = {
  sources: string[];
  projects: Named[];
  /** Those who have named somebody. */
  partners: Named[];
  people: Named[];
  /** Those that somebody may ask about, with enquiries or without. */
  allProjects: Named[];
};

/** What became of changes that were asked for at once: each was written or refused by itself. */
export type ChangesOutcome = {
  /** With what they were before, to take it back. */
  changed: { _id: string; version: number; former: EnquiryChange }[];
  refused: { _id: string; reason: string }[];
};

/** What the team may send on WhatsApp, with the names of one enquiry filled in. */
export type ReadyAnswer = { name: string; text: string };

/** Who has written or called from a number before. */
export type KnownPerson = { name: string; count: number; lastAt: string };

/** What became of the lines of a table, or would. */
export type ImportOutcome = {
  added: number;
  /** Of those that were added: how many are of somebody known. */
  joined: number;
  /** Left out, because they were kept already. */
  kept: number;
  /** The first of those that were not right. */
  refused: { line: number; reason: string }[];
  refusedCount: number;
  /** By which it is taken back; null of a trial, and where nothing was added. */
  importId: string | null;
};

/** A table that was taken, as long as it can be taken back. */
export type TakenTable = { _id: string; at: string; actor: string; count: number };

/** How many enquiries of a table went, and how many stay because somebody has done something with them. */
export type UndoneImport = { removed: number; left: number };

/** What words find outside of what is shown. */
export type FoundElsewhere = { state: EnquiryState; count: number }[];

export type Report = {
  from: string;
  to: string;
  total: number;
  /** Those that visitors sent themselves: who calls is reached at once. */
  written: number;
  totalBefore: number;
  medianFirstContactMinutes: number | null;
  contacted: number;
  contactedInADay: number;
  siteVisits: number;
  won: number;
  wonBefore: number;
  /** In rupees, of those of which somebody has said it. */
  wonValue: number;
  byDay: { day: string; count: number; siteVisits: number }[];
  byKind: ReportRow[];
  bySource: ReportRow[];
  byProject: ReportRow[];
  byFirstContact: { name: string; count: number }[];
  byLostReason: { name: string; count: number }[];
  /** Whose clock ran: how many were answered in time and how many not, and the working minutes until the first answer. */
  byPerson: {
    name: string;
    got: number;
    kept: number;
    broken: number;
    median: number | null;
    slowest: number | null;
  }[];
};

export type ReportRow = { name: string; count: number; won: number };

/** Of an enquiry on the board, with what its stage tells beside. */
export type BoardCard = EnquiryCard & { lostReason: string; wonValue: number | null; siteVisitOn: string };

export type BoardColumn = {
  stage: BoardStage;
  count: number;
  /** In rupees, of what was won. */
  value: number;
  cards: BoardCard[];
};

export type Board = {
  columns: BoardColumn[];
  /** Since when the won and the lost are counted, as 2026-11-01. */
  since: string;
  query: { assignee: string; project: string };
  options: FilterOptions;
};

/** What a source has cost in a month; null and version 0 where nobody has typed it. */
export type SourceSpend = { source: string; month: string; rupees: number | null; version: number };

/** What came of the enquiries of a month, and what they have cost. */
export type SourceFigures = {
  source: string;
  month: string;
  spend: number | null;
  /** Of the spend. */
  version: number;
  enquiries: number;
  /** Of those with a clock, which was answered or has run out: how many, and how many were answered in time. */
  timed: number;
  inTime: number;
  /** Asked for a visit, or agreed to one. */
  asked: number;
  /** Came. */
  visits: number;
  sales: number;
};

/** That the enquiry of a click has reached a stage, and for how much it was sold. */
export type GoogleStage = {
  clickId: string;
  stage: 'contacted' | 'site visit' | 'negotiating' | 'won';
  at: Date;
  value: number | null;
};
