import { type EnquiryKind, enquiryKinds } from '@/lib/content/enquiries/kinds';
import type { Enquiry } from '@/prisma/generated/client';

/** Two kinds stand in the column that the release before reads; the others as a topic beside it. */
type Stored = Pick<Enquiry, 'kind' | 'topic'>;

export const toKind = ({ kind, topic }: Stored): EnquiryKind =>
  enquiryKinds.find((name) => name === topic) ?? kind;

export const toStoredKind = (kind: EnquiryKind): Stored =>
  kind === 'enquiry' || kind === 'callback' ? { kind, topic: '' } : { kind: 'enquiry', topic: kind };
