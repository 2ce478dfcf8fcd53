'use client';

import { Check, MessageCircle, Phone } from 'lucide-react';
import type { Route } from 'next';
import { Button } from '@/components/admin/ui/button';
import { FailureLine } from '@/components/admin/ui/notices/failure-line';
import { IntentLink } from '@/components/shared/intent-link';
import type { AdminVisit } from '@/lib/domain/visits/dto';
import { toVisitMessage, whatsappHref } from '@/lib/shared/visits/message';
import { useVisitStep } from './use-visit-step';

const linkLook =
  'inline-flex h-11 items-center justify-center gap-2 rounded-[2px] border border-control bg-field px-3.5 font-semibold hover:border-ink hover:bg-sand admin:h-9';

type VisitStepsProps = {
  visit: AdminVisit & { link: string };
  hasBegun: boolean;
  isFirst?: boolean;
  /** On its own screen, which has a form for changes. */
  isAlone?: boolean;
};

export function VisitSteps({ visit, hasBegun, isFirst = false, isAlone = false }: VisitStepsProps) {
  const { take, isBusy, failure } = useVisitStep(visit);
  const { _id, state, enquiry } = visit;
  const isOpen = state === 'requested' || state === 'confirmed';
  const message = toVisitMessage(visit);
  const change = `/admin/visits/${_id}#change` as Route;
  return (
    <div className="grid gap-2">
      <div className="flex flex-wrap gap-2">
        {state === 'requested' && !hasBegun && (
          <Button look={isFirst ? 'primary' : 'secondary'} disabled={isBusy} onClick={() => take('confirm')}>
            Confirm
          </Button>
        )}
        {isOpen && hasBegun && (
          <>
            <Button disabled={isBusy} onClick={() => take('came')}>
              <Check size={15} strokeWidth={1.6} aria-hidden="true" />
              Came
            </Button>
            <Button disabled={isBusy} onClick={() => take('missed')}>
              Did not come
            </Button>
          </>
        )}
        {(state === 'came' || state === 'missed') && (
          <Button look="ghost" disabled={isBusy} onClick={() => take('undo')} className="text-error">
            Undo
          </Button>
        )}
        {isOpen && !hasBegun && !isAlone && (
          <IntentLink href={change} className={linkLook}>
            Change
          </IntentLink>
        )}
        {(state === 'missed' || state === 'cancelled') && !isAlone && (
          <IntentLink href={change} className={linkLook}>
            Offer another day
          </IntentLink>
        )}
        {isOpen && isAlone && !hasBegun && (
          <Button look="ghost" disabled={isBusy} onClick={() => take('cancel')} className="text-error">
            Cancel the visit
          </Button>
        )}
        {enquiry.phone && (
          <>
            <a href={`tel:${enquiry.phone}`} aria-label={`Call ${enquiry.title}`} className={linkLook}>
              <Phone size={16} strokeWidth={1.6} aria-hidden="true" />
              {isAlone && 'Call'}
            </a>
            <a
              href={whatsappHref(enquiry.phone, message)}
              target="_blank"
              rel="noreferrer"
              aria-label={`WhatsApp text to ${enquiry.title}`}
              className={linkLook}
            >
              <MessageCircle size={16} strokeWidth={1.6} aria-hidden="true" />
              {isAlone && 'WhatsApp text'}
            </a>
          </>
        )}
      </div>
      <FailureLine>{failure}</FailureLine>
    </div>
  );
}
