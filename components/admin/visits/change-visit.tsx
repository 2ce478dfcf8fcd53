'use client';

import { MessageCircle } from 'lucide-react';
import { useState } from 'react';
import { Button } from '@/components/admin/ui/button';
import { FailureLine } from '@/components/admin/ui/notices/failure-line';
import { formatLongDay } from '@/lib/shared/time/local-day';
import { toChangeMessage, whatsappHref } from '@/lib/shared/visits/message';
import type { SlotDay } from '@/lib/shared/visits/slots';
import { formatSlot } from '@/lib/shared/visits/visit-time';
import { TimeChoice } from './time-choice';
import { useVisitStep } from './use-visit-step';
import type { ListedVisit } from './visit-item';

export function ChangeVisit({ visit, days }: { visit: ListedVisit; days: SlotDay[] }) {
  const { take, isBusy, failure } = useVisitStep(visit);
  const [chosen, setChosen] = useState('');
  const { enquiry, startsAt } = visit;
  const message = chosen && toChangeMessage(visit, chosen);
  return (
    <section id="change" aria-labelledby="change-title" className="grid gap-3">
      <h2 id="change-title" className="font-semibold">
        Change
      </h2>
      <FailureLine>{failure}</FailureLine>
      <TimeChoice days={days} chosen={chosen} onChoose={setChosen} />
      {message && enquiry.phone && (
        <div className="grid gap-2">
          <label htmlFor="visit-message" className="font-[550] admin:text-[13px]">
            Tell {enquiry.title}
          </label>
          <textarea
            id="visit-message"
            readOnly
            rows={4}
            value={message}
            className="admin-field h-auto! py-2!"
          />
          <a
            href={whatsappHref(enquiry.phone, message)}
            target="_blank"
            rel="noreferrer"
            className="inline-flex h-11 w-fit items-center gap-2 rounded-[2px] border border-control bg-field px-3.5 font-semibold hover:border-ink admin:h-9"
          >
            <MessageCircle size={16} strokeWidth={1.6} aria-hidden="true" />
            Open in WhatsApp
          </a>
        </div>
      )}
      <div>
        <Button
          look="primary"
          disabled={isBusy || chosen === ''}
          onClick={() => take('change', chosen, () => setChosen(''))}
        >
          {chosen ? `Move to ${formatSlot(chosen)}` : 'Move'}
        </Button>
      </div>
      {enquiry.email && (
        <p className="text-stone admin:text-[13px]">
          The new calendar entry is mailed to {enquiry.email} and replaces {formatLongDay(startsAt)}.
        </p>
      )}
    </section>
  );
}
