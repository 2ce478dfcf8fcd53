import type { z } from 'zod';
import type { OfficeFormName } from '@/lib/content/enquiries/office-form-pages';
import { visitorFieldNames } from '@/lib/domain/enquiries/field-places';
import type { RequestedSlot } from '@/lib/domain/visits/plan';
import type { SentFile } from '@/lib/server/files/place';
import { sha256 } from '@/lib/server/sha256';
import type { callbackInput, enquiryInput } from '../../schema';

type FromForm = Omit<z.output<typeof enquiryInput>, 'visitDay' | 'typedOn'>;
type FromCallback = Omit<z.output<typeof callbackInput>, 'mobile' | 'newsletter'>;
type Common = Pick<FromForm, keyof FromForm & keyof FromCallback>;

/** What any of the forms gives. */
export type Sent = Common &
  Partial<Omit<FromForm, keyof Common>> &
  Partial<Omit<FromCallback, keyof Common>> & {
    kind: SentKind;
    phone: string;
    newsletter?: boolean;
    details?: Record<string, string>;
    cv?: SentFile;
    /** The time that they have chosen. */
    visit?: RequestedSlot;
    /** Who names them, by which link. */
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
  // What the first two forms send has the hash that the release before makes of it.
  const ofOffice = details ? [details, cv ? sha256(cv.bytes.toString('base64')) : ''] : [];
  const ofVisit = visit ? [visit.startsAt] : [];
  // What a partner sends is that partner's, whoever has sent the same buyer.
  const ofPartner = partner ? [{ partnerId: partner.id }] : [];
  return sha256(JSON.stringify([kind, ...normalized, newsletter, ...ofOffice, ...ofVisit, ...ofPartner]));
}
