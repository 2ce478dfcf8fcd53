import type { Listing } from '@/lib/shared/sources/listings';

export type SourceKind =
  | 'google'
  | 'justdial'
  | 'magicbricks'
  | 'exotel'
  | 'myoperator'
  | 'knowlarity'
  | 'whatsapp'
  | 'meta'
  | 'form'
  | 'mail'
  | 'acres99'
  | 'magicbricks_polled'
  | 'housing'
  | 'meta_polled';

/** How a source is asked that pushes nothing. */
export type Polling = {
  /** As whom, or for which forms. */
  account: string;
  /** What has not been typed in yet, by its labels. */
  missing: string[];
  lastAt: string | null;
  nextAt: string | null;
  /** Why it told nothing when it was asked last, in a sentence; '' when it did. */
  error: string;
  /** Who has agreed that it may be asked by plain http, and when. */
  unsealed: { by: string; at: string } | null;
};

export type Source = {
  _id: string;
  kind: SourceKind;
  name: string;
  isOn: boolean;
  /** Whether a key (google_key, or what the service signs with) is stored. */
  hasKey: boolean;
  /** Whether a token is stored, with which the service is asked for leads. */
  hasToken: boolean;
  /** With the secret: `/api/in/<id>/<secret>`; '' of one that is asked. */
  path: string;
  /** Null of one that pushes. */
  asking: Polling | null;
  /** Until when the path before it is still taken. */
  formerUntil: string | null;
  /** Whether the person is sent the acknowledgement of a form. */
  isAcknowledged: boolean;
  lastAt: string | null;
  lastError: string;
  /** How many bodies failed the secret, the key or the signature. */
  refused: number;
  lastRefusedAt: string | null;
  /** Bodies of each of the last 14 days, the oldest first. */
  days: number[];
  /** Our field to the name of theirs (kind form). */
  mapping: Record<string, string>;
  listings: Listing[];
  createdAt: string;
  version: number;
};

export type SourcePayloadState = 'waiting' | 'enquiry' | 'repeated' | 'test' | 'unread' | 'aside';

/** What of an enquiry could be found in a body that was not understood; '' for the rest. */
export type FoundEnquiry = {
  name: string;
  phone: string;
  email: string;
  whatsapp: string;
  budget: string;
  projectId: string;
  message: string;
};

export type SourcePayload = {
  _id: string;
  receivedAt: string;
  state: SourcePayloadState;
  /** A sentence. */
  outcome: string;
  enquiryId: string | null;
  /** The beginning of what was sent, as it came. */
  text: string;
  /** Where the whole can be read; '' where nothing was left out. */
  wholePath: string;
  fields: [name: string, value: string][];
  /** Of one that was not understood, to make an enquiry of it by hand. */
  found: FoundEnquiry | null;
};
