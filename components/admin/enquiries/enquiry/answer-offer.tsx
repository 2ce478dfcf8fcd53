import { Check } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Button } from '@/components/admin/ui/button';
import { SavedNote } from '@/components/admin/ui/fields/saved-note';
import { UndoNotice } from '@/components/admin/ui/notices/undo-notice';
import { type AnswerChannel, callOutcomeNames, callOutcomes } from '@/lib/content/enquiries/answer';
import type { EnquiryAnswer } from '@/lib/domain/enquiries/schema';
import type { useAnswer } from './use-answer';

const questions: Record<AnswerChannel, { question: string; not: string }> = {
  call: { question: 'How did the call go?', not: 'I did not call' },
  whatsapp: { question: 'Did you write?', not: 'I did not write' },
  mail: { question: 'Did you write?', not: 'I did not write' },
};

type Choice = { name: string; answer: EnquiryAnswer };

const listChoices = (way: AnswerChannel): Choice[] =>
  way === 'call'
    ? callOutcomes.map((outcome) => ({ name: callOutcomeNames[outcome], answer: { way, outcome } }))
    : [{ name: 'Yes, I wrote', answer: { way } }];

type OfferProps = {
  way: AnswerChannel;
  isBusy: boolean;
  hasFocus: boolean;
  onChoose: (answer: EnquiryAnswer) => void;
  onNot: () => void;
};

function Offer({ way, isBusy, hasFocus, onChoose, onNot }: OfferProps) {
  const first = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (hasFocus) first.current?.focus();
  }, [hasFocus]);
  const { question, not } = questions[way];
  return (
    <fieldset>
      <legend className="mb-1.5 text-ink-2 admin:text-[13px]">{question}</legend>
      <div className="flex flex-wrap gap-2">
        {listChoices(way).map(({ name, answer }, index) => (
          <Button
            key={name}
            ref={index === 0 ? first : undefined}
            isSmall
            disabled={isBusy}
            onClick={() => onChoose(answer)}
          >
            {index === 0 && <Check size={15} strokeWidth={1.6} aria-hidden="true" />}
            {name}
          </Button>
        ))}
        <Button isSmall look="ghost" disabled={isBusy} onClick={onNot}>
          {not}
        </Button>
      </div>
    </fieldset>
  );
}

type AnswerOfferProps = { answer: ReturnType<typeof useAnswer>; onClosed: () => void };

export function AnswerOffer({ answer, onClosed }: AnswerOfferProps) {
  const { asked, saved, isBack, isBusy, failure, save, undo, close } = answer;
  const leave = () => {
    close();
    onClosed();
  };
  return (
    <div className="w-full *:mb-2 [&_[role=status]]:basis-28 admin:order-last admin:*:mt-2 admin:*:mb-0">
      {asked && (
        <Offer way={asked} isBusy={isBusy} hasFocus={isBack && !isBusy} onChoose={save} onNot={leave} />
      )}
      {saved?.isMoved && (
        <UndoNotice onUndo={undo} onClose={leave}>
          Marked as contacted.
        </UndoNotice>
      )}
      {saved && !saved.isMoved && (
        <p role="status" className="text-success admin:text-[13px]">
          Saved in the history.
        </p>
      )}
      <SavedNote outcome={failure} />
    </div>
  );
}
