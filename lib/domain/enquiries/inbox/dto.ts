import type { EnquiryState, InboxTab } from '@/lib/content/enquiries/enquiries';
import type { EnquiryCard } from '../dto';

type Named = { _id: string; name: string };

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

/** What the team may send on WhatsApp, with the names of one enquiry filled in. */
export type ReadyAnswer = { name: string; text: string };

/** What words find outside of what is shown. */
export type FoundElsewhere = { state: EnquiryState; count: number }[];
