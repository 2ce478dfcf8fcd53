import type { PartnerState } from '@/lib/content/partners';
import type { Registered } from '../projects/registered';

/** What the link of a partner shows of one that they have named: what they typed, when, and how far it has come. */
export type NamedBuyer = {
  name: string;
  /** Only while the website shows it. */
  project: { name: string; registered: Registered } | null;
  at: string;
  stage: string;
  since: string;
};

export type Partner = {
  /** Of the enquiry by which they asked. */
  _id: string;
  name: string;
  firm: string;
  number: string;
  /** What is unusual about the number; '' where nothing is. */
  numberWarning: string;
  phone: string;
  email: string;
  message: string;
  askedAt: string;
  /** Which they have accepted; null of one whom the team wrote down. */
  terms: { version: string; at: string } | null;
  state: PartnerState;
  note: string;
  /** Where their link leads; null while there is none. */
  link: string | null;
  linkMadeAt: string | null;
  linkEndedAt: string | null;
  enquiries: number;
  visits: number;
  sales: number;
  lastAt: string | null;
  /** 0 before the office has done anything with it. */
  version: number;
};
