import { type EnquiryKind, enquiryKinds } from '@/lib/content/enquiries/kinds';
import type { Enquiry } from '@/prisma/generated/client';

type Stored = Pick<Enquiry, 'kindName'>;

/** Another release may know more kinds. */
export const toKind = ({ kindName }: Stored): EnquiryKind =>
  enquiryKinds.find((name) => name === kindName) ?? 'enquiry';

export const toExportedKind = ({ kindName }: Stored): { kind: string; topic: string } =>
  kindName === 'enquiry' || kindName === 'callback'
    ? { kind: kindName, topic: '' }
    : { kind: 'enquiry', topic: kindName };
