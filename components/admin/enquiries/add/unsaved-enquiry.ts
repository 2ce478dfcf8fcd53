import { findUnsavedWork, newRecordId, unsavedEnquiries } from '@/components/admin/session/unsaved-work';
import { type EnquirySource, namedSources } from '@/lib/content/enquiries/enquiries';
import type { EnquiryKind } from '@/lib/content/enquiries/kinds';

const noEnquiry = {
  phone: '',
  name: '',
  email: '',
  whatsapp: '',
  source: '' as EnquirySource | '',
  sourceName: '',
  kind: 'enquiry' as EnquiryKind,
  budget: '',
  projectId: '',
  message: '',
  isNoticeRead: false,
};

export type EnquiryValues = typeof noEnquiry;

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
