import type { ContactPoint } from '@/lib/shared/enquiries/contact-points';

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

export type ContactSuggestion = {
  /** Their newest enquiry. */
  enquiry: string;
  name: string;
  phone: string;
  email: string;
  /** In which both can be answered. */
  shared: ContactPoint | null;
  count: number;
  lastAt: string;
};

/** What the office has decided of somebody else who may be the same person. */
export type ContactMatch = {
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

/** What became of who is who: confirmed, joined, and taken back. */
export type ContactEvent = { _id: string; at: string; actor: string; text: string };

/** Who has written or called from a number before. */
export type KnownContact = { name: string; count: number; lastAt: string };
