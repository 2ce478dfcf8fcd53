import { useState } from 'react';
import type { AnswerChannel } from '@/lib/content/enquiries/answer';
import type { Enquiry } from '@/lib/domain/enquiries/dto';
import type { EnquiryAnswer } from '@/lib/domain/enquiries/schema';
import { saveAnswer, useEnquiryChange } from './use-enquiry-change';

type Answered = Pick<Enquiry, '_id' | 'version' | 'state'>;
type Step =
  | { name: 'none' }
  | { name: 'asked' | 'undone'; way: AnswerChannel }
  | { name: 'saved'; way: AnswerChannel };

export function useAnswer(enquiry: Answered) {
  const { change, run, isBusy, outcome } = useEnquiryChange(enquiry);
  const [step, setStep] = useState<Step>({ name: 'none' });
  const [saved, setSaved] = useState({ isMoved: false });
  const save = (answer: EnquiryAnswer) => {
    const wasNew = enquiry.state === 'new';
    run(
      () => saveAnswer(enquiry, answer),
      (kept) => {
        if (!kept) return;
        setSaved({ isMoved: wasNew && kept.state !== 'new' });
        setStep({ name: 'saved', way: answer.way });
      },
    );
  };
  const way = step.name === 'none' ? null : step.way;
  return {
    asked: step.name === 'asked' || step.name === 'undone' ? way : null,
    saved: step.name === 'saved' ? saved : null,
    /** The question replaces the pressed button, and takes the focus. */
    isBack: step.name === 'undone',
    isBusy,
    failure: outcome?.isFailure ? outcome : null,
    ask: (by: AnswerChannel) => setStep({ name: 'asked', way: by }),
    save,
    undo: async () => {
      if (way) setStep({ name: 'undone', way });
      change({ state: 'new' });
    },
    close: () => setStep({ name: 'none' }),
  };
}
