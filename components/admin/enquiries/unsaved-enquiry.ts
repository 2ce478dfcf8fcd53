import { findUnsavedWork, newRecordId, unsavedEnquiries } from '@/components/admin/records/unsaved-work';
import type { leadSources } from '@/lib/content/enquiries';

export type LeadValues = {
  phone: string;
  name: string;
  source: (typeof leadSources)[number] | '';
  projectId: string;
  message: string;
  isNoticeRead: boolean;
};

const noLead: LeadValues = {
  phone: '',
  name: '',
  source: '',
  projectId: '',
  message: '',
  isNoticeRead: false,
};

/** What was typed and not added, else an empty form. Whether the notice was read is asked each time. */
export function findUnsavedEnquiry(): LeadValues {
  const kept = findUnsavedWork<LeadValues>(unsavedEnquiries, newRecordId)?.content;
  return kept ? { ...noLead, ...kept, isNoticeRead: false } : noLead;
}

export const hasLeadText = ({ phone, name, message }: LeadValues): boolean =>
  [phone, name, message].some((text) => text.trim() !== '');
