import { findUnsavedWork, newRecordId, unsavedEnquiries } from '@/components/admin/session/unsaved-work';
import { type EnquirySource, namedSources } from '@/lib/content/enquiries/enquiries';
import type { EnquiryKind } from '@/lib/content/enquiries/kinds';

export type EnquiryValues = {
  phone: string;
  name: string;
  email: string;
  whatsapp: string;
  source: EnquirySource | '';
  /** Of a portal, or in words of one’s own. */
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

/** What was typed and not added, else an empty form. Whether the notice was read is asked each time. */
export function findUnsavedEnquiry(): EnquiryValues {
  const kept = findUnsavedWork<EnquiryValues>(unsavedEnquiries, newRecordId)?.content;
  return kept ? { ...noEnquiry, ...kept, isNoticeRead: false } : noEnquiry;
}

export const hasEnquiryText = ({ phone, name, email, whatsapp, budget, message }: EnquiryValues): boolean =>
  [phone, name, email, whatsapp, budget, message].some((text) => text.trim() !== '');

/** What is kept of the source: its own name where it has one, else its kind. "Other" says nothing by itself. */
export const toSource = ({ source, sourceName }: Pick<EnquiryValues, 'source' | 'sourceName'>): string =>
  (source in namedSources && sourceName.trim()) || (source === 'Other' ? '' : source);
