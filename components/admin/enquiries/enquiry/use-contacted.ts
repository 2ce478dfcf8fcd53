import { useState } from 'react';
import type { Enquiry } from '@/lib/domain/enquiries/dto';
import { useEnquiryChoice } from './use-enquiry-change';

/** Whether somebody has called or written in this tab, and has said so. What is offered follows from the state of the enquiry. */
export function useContacted(enquiry: Pick<Enquiry, '_id' | 'version' | 'state'>) {
  const { shown: state, choose, isBusy, outcome } = useEnquiryChoice(enquiry, enquiry.state);
  const [step, setStep] = useState<'none' | 'offered' | 'marked' | 'undone'>('none');
  const moveTo = (next: 'new' | 'contacted') => choose(next, { state: next });
  return {
    isOffered: state === 'new' && step !== 'none',
    isMarked: state === 'contacted' && step === 'marked',
    /** The button that was pressed has made room for the offer. */
    isBack: step === 'undone',
    isBusy,
    failure: outcome?.isFailure ? outcome : null,
    offer: () => setStep('offered'),
    mark: () => {
      setStep('marked');
      moveTo('contacted');
    },
    undo: async () => {
      setStep('undone');
      moveTo('new');
    },
    close: () => setStep('none'),
  };
}
