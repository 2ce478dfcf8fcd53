import { findUnsavedWork, newRecordId, unsavedEnquiries } from '@/components/admin/session/unsaved-work';
import type { enquirySources } from '@/lib/content/enquiries/enquiries';

export type EnquiryValues = {
  phone: string;
  name: string;
  source: (typeof enquirySources)[number] | '';
  projectId: string;
  message: string;
  isNoticeRead: boolean;
};

const noEnquiry: EnquiryValues = {
  phone: '',
  name: '',
  source: '',
  projectId: '',
  message: '',
  isNoticeRead: false,
};

/** What was typed and not added, else an empty form. Whether the notice was read is asked each time. */
export function findUnsavedEnquiry(): EnquiryValues {
  const kept = findUnsavedWork<EnquiryValues>(unsavedEnquiries, newRecordId)?.content;
  return kept ? { ...noEnquiry, ...kept, isNoticeRead: false } : noEnquiry;
}

export const hasEnquiryText = ({ phone, name, message }: EnquiryValues): boolean =>
  [phone, name, message].some((text) => text.trim() !== '');
