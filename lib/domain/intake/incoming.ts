import type { EnquiryKind } from '@/lib/content/enquiries/kinds';
import type { GivenConsents } from '@/lib/domain/enquiries/consents';
import type { AttributionFields } from '@/lib/domain/enquiries/field/attribution';
import type { DetailFields } from '@/lib/domain/enquiries/field/details';
import type { Origin } from '@/lib/domain/enquiries/field/origin';
import type { Handling } from '@/lib/domain/reactions/created';
import type { Prisma } from '@/prisma/generated/client';

type SetColumn =
  | 'id'
  | 'kindName'
  | 'requestKey'
  | 'phoneE164'
  | 'email'
  | 'contactPoints'
  | 'contactId'
  | 'projectId'
  | 'review'
  | 'origin'
  | 'outcome'
  | 'suspicions'
  | 'retainUntil';

type JsonFields = DetailFields & AttributionFields;

export type Incoming = Handling &
  GivenConsents & {
    requestKey: string;
    /** Without a key of the sender: the same content within ten minutes is the same enquiry. */
    repeatedContent?: string | undefined;
    kind: EnquiryKind;
    contact: { phoneE164: string; email: string; whatsapp?: string };
    project: { id: string; name: string } | null;
    columns: Omit<Prisma.EnquiryCreateManyInput, SetColumn | 'attribution' | keyof JsonFields> & JsonFields;
    origin: Partial<Origin>;
    spamReasons?: readonly string[];
    history?: { actor: string; text: string };
    /** Of a repeat: `message` replaces any of the former ones. */
    continued?: { former: readonly string[]; message: string };
  };
