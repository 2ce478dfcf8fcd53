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

export type Polling = {
  account: string;
  missing: string[];
  lastAt: string | null;
  nextAt: string | null;
  error: string;
  unsealed: { by: string; at: string } | null;
};

export type Source = {
  _id: string;
  kind: SourceKind;
  name: string;
  isOn: boolean;
  hasKey: boolean;
  hasToken: boolean;
  path: string;
  asking: Polling | null;
  formerUntil: string | null;
  isAcknowledged: boolean;
  lastAt: string | null;
  lastError: string;
  refused: number;
  lastRefusedAt: string | null;
  days: number[];
  mapping: Record<string, string>;
  listings: Listing[];
  createdAt: string;
  version: number;
};

export type SourcePayloadState = 'waiting' | 'enquiry' | 'repeated' | 'test' | 'unread' | 'aside';

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
  outcome: string;
  enquiryId: string | null;
  text: string;
  wholePath: string;
  fields: [name: string, value: string][];
  found: FoundEnquiry | null;
};
