import { findDraft, leadDrafts, newDraftId } from '@/components/admin/records/drafts';
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
export function findLeadDraft(): LeadValues {
  const kept = findDraft<LeadValues>(leadDrafts, newDraftId)?.content;
  return kept ? { ...noLead, ...kept, isNoticeRead: false } : noLead;
}

export const hasLeadText = ({ phone, name, message }: LeadValues): boolean =>
  [phone, name, message].some((text) => text.trim() !== '');
