import { findUnsavedWork, newRecordId, unsavedEnquiries } from '@/components/admin/session/unsaved-work';
import { type EnquirySource, namedSources } from '@/lib/content/enquiries/enquiries';
import type { EnquiryKind } from '@/lib/content/enquiries/kinds';

export type EnquiryValues = {
  phone: string;
  name: string;
  email: string;
  whatsapp: string;
  source: EnquirySource | '';
  sourceName: string;
  kind: EnquiryKind;
  budget: string;
  projectId: string;
  message: string;
  isNoticeRead: boolean;
};

const noEnquiry: EnquiryValues = {
  phone: '',
  name: '',
  email: '',
  whatsapp: '',
  source: '',
  sourceName: '',
  kind: 'enquiry',
  budget: '',
  projectId: '',
  message: '',
  isNoticeRead: false,
};

/** The notice must be read again each time. */
export function findUnsavedEnquiry(): EnquiryValues {
  const kept = findUnsavedWork<EnquiryValues>(unsavedEnquiries, newRecordId)?.content;
  return kept ? { ...noEnquiry, ...kept, isNoticeRead: false } : noEnquiry;
}

export const hasEnquiryText = ({ phone, name, email, whatsapp, budget, message }: EnquiryValues): boolean =>
  [phone, name, email, whatsapp, budget, message].some((text) => text.trim() !== '');

/** "Other" is not stored: it says nothing. */
export const toSource = ({ source, sourceName }: Pick<EnquiryValues, 'source' | 'sourceName'>): string =>
  (source in namedSources && sourceName.trim()) || (source === 'Other' ? '' : source);
