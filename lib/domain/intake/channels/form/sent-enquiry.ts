import type { z } from 'zod';
import type { OfficeFormName } from '@/lib/content/enquiries/office-form-pages';
import { visitorFieldNames } from '@/lib/domain/enquiries/field-places';
import type { RequestedSlot } from '@/lib/domain/visits/plan';
import type { SentFile } from '@/lib/server/files/place';
import { sha256 } from '@/lib/server/text/sha256';
import type { callbackInput, enquiryInput } from '../../schema';

type FromForm = Omit<z.output<typeof enquiryInput>, 'visitDay' | 'typedOn'>;
type FromCallback = Omit<z.output<typeof callbackInput>, 'mobile' | 'newsletter'>;
type Common = Pick<FromForm, keyof FromForm & keyof FromCallback>;

export type Sent = Common &
  Partial<Omit<FromForm, keyof Common>> &
  Partial<Omit<FromCallback, keyof Common>> & {
    kind: SentKind;
    phone: string;
    newsletter?: boolean;
    details?: Record<string, string>;
    cv?: SentFile;
    visit?: RequestedSlot;
    partner?: { id: string; token: string };
  };
type SentKind = 'enquiry' | 'callback' | OfficeFormName;
export type SentEnquiry = Sent & { phoneE164: string };

export function hashContent(enquiry: SentEnquiry): string {
  const typed = [
    ...visitorFieldNames.map((name) => (name === 'phone' ? enquiry.phoneE164 : enquiry[name])),
    enquiry.projectId,
  ];
  const normalized = typed.map((field) => (field ?? '').toLowerCase().replace(/\s+/g, ' ').trim());
  const { kind, newsletter = false, details, cv, visit, partner } = enquiry;
  // The hashes of the first two forms must equal those of the former release.
  const adminCalls = details ? [details, cv ? sha256(cv.bytes.toString('base64')) : ''] : [];
  const ofVisit = visit ? [visit.startsAt] : [];
  // Two partners may refer the same buyer.
  const ofPartner = partner ? [{ partnerId: partner.id }] : [];
  return sha256(JSON.stringify([kind, ...normalized, newsletter, ...adminCalls, ...ofVisit, ...ofPartner]));
}
