import type { EnquiryState } from '@/lib/content/enquiries/enquiries';
import type { VisitState } from '@/lib/content/visits';

export type OfficeVisit = {
  _id: string;
  project: { _id: string; name: string };
  enquiry: {
    _id: string;
    name: string;
    title: string;
    phone: string;
    email: string;
    message: string;
    state: EnquiryState;
  };
  with: string | null;
  startsAt: string;
  minutes: number;
  state: VisitState;
  holdsTime: boolean;
  heldUntil: string | null;
  remindedAt: string[];
  version: number;
};

export type VisitProject = { _id: string; name: string };

export type FreeTime = { project: VisitProject; startsAt: string };

export type OwnVisit = {
  token: string;
  startsAt: string;
  minutes: number;
  state: VisitState;
  holdsTime: boolean;
  isMailHeld: boolean;
  place: string;
  map: string | null;
  calendar: string;
  contact: { phone: string; phoneHref: string };
};
