import type { bodyStates } from '@/lib/content/sources/screen';
import type { SourceKind } from '@/lib/content/sources/sources';
import type { EnquiryOfPayload } from '@/lib/domain/intake/schema';
import type { Listing } from '@/lib/shared/sources/listings';

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

export type SourcePayloadState = keyof typeof bodyStates;

export type FoundEnquiry = Required<EnquiryOfPayload>;

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
