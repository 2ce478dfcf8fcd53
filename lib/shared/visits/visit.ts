import type { EnquiryState } from '@/lib/content/enquiries/enquiries';
import type { VisitState } from '@/lib/content/visits';

export type OfficeVisit = {
  _id: string;
  project: { _id: string; name: string };
  enquiry: {
    _id: string;
    /** As it was typed, or ''. */
    name: string;
    /** What it is called where it is named: by its name, else by a way to answer. */
    title: string;
    phone: string;
    email: string;
    message: string;
    state: EnquiryState;
  };
  /** Name of who has the enquiry, or null. */
  with: string | null;
  startsAt: string;
  minutes: number;
  state: VisitState;
  /** Whether its time is kept for it; of a request, until when. */
  holdsTime: boolean;
  heldUntil: string | null;
  remindedAt: string[];
  version: number;
};

export type VisitProject = { _id: string; name: string };

/** A time of a day at which somebody could come. */
export type FreeTime = { project: VisitProject; startsAt: string };

/** A visit as its own person sees it. */
export type OwnVisit = {
  token: string;
  startsAt: string;
  minutes: number;
  state: VisitState;
  /** Whether its time is kept for it. */
  holdsTime: boolean;
  /** Nothing was mailed of what was done last: their address has had the mails of its day. */
  isMailHeld: boolean;
  place: string;
  map: string | null;
  calendar: string;
  contact: { phone: string; phoneHref: string };
};
