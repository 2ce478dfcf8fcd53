import type { GivenConsents } from '@/lib/domain/enquiries/consents';
import type { SentRow } from '@/lib/domain/enquiries/field/definition';
import type { MailHead } from '@/lib/domain/settings/dto';
import type { RequestedSlot } from '@/lib/domain/visits/plan';
import type { VisitRow } from '@/lib/domain/visits/row';
import type { PlacedFile } from '@/lib/server/files/place';
import type { ProjectFacts } from '@/lib/shared/projects/project-facts';
import type { Partner } from '@/prisma/generated/client';

/** What follows from an enquiry, as its channel decides. */
export type Handling = {
  /** False where the contact has not written to us, or the office wants no such mail. */
  isAcknowledged: boolean;
  team: 'all' | 'nobody' | { except: string };
  typedInBy?: { userId: string | null; name: string };
  cv?: PlacedFile | undefined;
  asksForDocuments?: boolean;
  slot?: RequestedSlot | undefined;
  partner?: Partner | null;
};

export type CreatedEnquiry = Handling &
  Pick<GivenConsents, 'newsletter'> & { enquiry: SentRow; visit?: VisitRow };

export type CreatedEnquiries = {
  created: CreatedEnquiry[];
  head: MailHead;
  /** By project, once they are read. */
  facts: Map<string | null, ProjectFacts | null>;
};
