import type { MailHead } from '@/lib/domain/settings/dto';
import type { Answer } from '@/lib/domain/sla/deadlines';
import { isHeld } from './field/review';
import type { CardRow } from './row';

export type EnquiryChanged = {
  former: CardRow;
  enquiry: CardRow;
  by: { userId: string };
  head: MailHead;
  now: Date;
};

export type EnquiryEvents = {
  'enquiry.answered': { id: string; way: Answer; now: Date };
  /** Also reported as moved. */
  'enquiry.released': EnquiryChanged;
  'enquiry.reassigned': EnquiryChanged;
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

export const toOwnerEvent = (enquiryId: string, owner: string | undefined, reason: string) => ({
  enquiryId,
  kind: 'assignee' as const,
  actor: owner ?? 'Nobody',
  text: `became owner. ${reason}`,
});
