import type { MailHead } from '@/lib/domain/settings/dto';
import type { Answer } from '@/lib/domain/sla/deadlines';
import { isHeld } from './field/review';
import type { CardRow } from './row';

/** An enquiry before and after a change by the team. */
export type EnquiryChanged = {
  former: CardRow;
  enquiry: CardRow;
  by: { userId: string };
  head: MailHead;
  now: Date;
};

export type EnquiryEvents = {
  /** Somebody called or wrote to the contact. */
  'enquiry.answered': { id: string; way: Answer; now: Date };
  /** It was held back as suspected spam, and is none. It is moved, too. */
  'enquiry.released': EnquiryChanged;
  'enquiry.reassigned': EnquiryChanged;
  /** It has another state. */
  'enquiry.moved': EnquiryChanged;
};

export const enquiryEvent = <N extends keyof EnquiryEvents>(name: N, payload: EnquiryEvents[N]) => ({
  name,
  payload,
});

type Change = Pick<EnquiryChanged, 'former' | 'enquiry'>;

export const isReleased = ({ former, enquiry }: Change) => isHeld(former) && !isHeld(enquiry);
export const isReassigned = ({ former, enquiry }: Change) => former.assigneeId !== enquiry.assigneeId;
export const isMoved = ({ former, enquiry }: Change) => former.state !== enquiry.state;

/** The first line of an enquiry's history: its owner and the reason. */
export const toOwnerEvent = (enquiryId: string, owner: string | undefined, reason: string) => ({
  enquiryId,
  kind: 'assignee' as const,
  actor: owner ?? 'Nobody',
  text: `became owner. ${reason}`,
});
