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

/** Whether somebody has called or written in this tab, and what they say came of it. Nothing is kept by itself. */
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
    /** How they were just called or written to, until it is said what came of it. */
    asked: step.name === 'asked' || step.name === 'undone' ? way : null,
    /** What was said is kept: it moved the enquiry on, or it did not. */
    saved: step.name === 'saved' ? saved : null,
    /** The button that was pressed has made room for the question. */
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
