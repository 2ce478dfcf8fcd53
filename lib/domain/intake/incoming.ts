import type { EnquiryKind } from '@/lib/content/enquiries/kinds';
import type { GivenConsents } from '@/lib/domain/enquiries/consents';
import type { AttributionFields } from '@/lib/domain/enquiries/field/attribution';
import type { SentRow } from '@/lib/domain/enquiries/field/definition';
import type { DetailFields } from '@/lib/domain/enquiries/field/details';
import type { Origin } from '@/lib/domain/enquiries/field/origin';
import type { MailHead } from '@/lib/domain/settings/dto';
import type { RequestedSlot } from '@/lib/domain/visits/plan';
import type { VisitRow } from '@/lib/domain/visits/row';
import type { PlacedFile } from '@/lib/server/files/place';
import type { ProjectFacts } from '@/lib/shared/projects/project-facts';
import type { Partner, Prisma } from '@/prisma/generated/client';

/** What follows from an enquiry, as its channel decides. */
type Handling = {
  /** False where the contact has written nothing to us, or the office wants no mail to them. */
  isAcknowledged: boolean;
  /** Who of the team is mailed; 'all' but an address that knows of it already. */
  team: 'all' | 'nobody' | { except: string };
  /** The colleague who has typed it in. */
  typedInBy?: { userId: string | null; name: string };
  cv?: PlacedFile | undefined;
  asksForDocuments?: boolean;
  slot?: RequestedSlot | undefined;
  /** The partner who refers the contact. */
  partner?: Partner | null;
};

/** What `receive` sets. */
type SetColumn =
  | 'id'
  | 'kind'
  | 'topic'
  | 'kindName'
  | 'requestKey'
  | 'phoneE164'
  | 'email'
  | 'ways'
  | 'contactId'
  | 'projectId'
  | 'review'
  | 'origin'
  | 'outcome'
  | 'suspicions'
  | 'retainUntil';

/** Fields that share a column of JSON. */
type JsonFields = DetailFields & AttributionFields;

/** An enquiry as a channel has read it. */
export type Incoming = Handling &
  GivenConsents & {
    /** Idempotency: what has the same key is the same enquiry. */
    requestKey: string;
    /** Where there is no key of the sender's: the same content within ten minutes is the same enquiry. */
    repeatedContent?: string | undefined;
    kind: EnquiryKind;
    contact: { phoneE164: string; email: string; whatsapp?: string };
    project: { id: string; name: string } | null;
    columns: Omit<Prisma.EnquiryCreateManyInput, SetColumn | 'attribution' | keyof JsonFields> & JsonFields;
    origin: Partial<Origin>;
    /** Why it may be spam: then it is held back for review. */
    spamReasons?: readonly string[];
    /** A line of its history. */
    history?: { actor: string; text: string };
  };

export type CreatedEnquiry = Handling &
  Pick<GivenConsents, 'newsletter'> & {
    enquiry: SentRow;
    /** The requested visit, once it is reserved. */
    visit?: VisitRow;
  };

export type CreatedEnquiries = {
  created: CreatedEnquiry[];
  head: MailHead;
  /** By project, once they are read. */
  facts: Map<string | null, ProjectFacts | null>;
};

export type IntakeEvents = { 'enquiry.created': CreatedEnquiries };
