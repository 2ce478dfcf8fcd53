'use client';

import { useId } from 'react';
import { Options } from '@/components/admin/ui/fields/options';
import { SavedNote } from '@/components/admin/ui/fields/saved-note';
import { type EnquiryState, enquiryStates, stateNames } from '@/lib/content/enquiries/enquiries';
import type { Enquiry } from '@/lib/domain/enquiries/dto';
import { StateIcon } from '../state-icon';
import { useEnquiryChoice } from './use-enquiry-change';

const steps = enquiryStates.filter((state) => state !== 'spam');

function useShownState(enquiry: Enquiry) {
  const { shown: state, choose: save, outcome } = useEnquiryChoice(enquiry, enquiry.state);
  const choose = (next: EnquiryState) => next !== state && save(next, { state: next });
  return { state, choose, outcome };
}

export function StateChoice({ enquiry }: { enquiry: Enquiry }) {
  const { state, choose, outcome } = useShownState(enquiry);
  const id = useId();
  return (
    <div>
      <label htmlFor={id} className="mb-1.5 inline-block font-[550]">
        State
      </label>
      <span className="relative block">
        <span className="-translate-y-1/2 pointer-events-none absolute top-1/2 left-3">
          <StateIcon state={state} />
        </span>
        <select
          id={id}
          value={state}
          onChange={(event) => choose(event.target.value as EnquiryState)}
          className="admin-field pl-9! font-semibold"
        >
          <Options of={enquiryStates.map((each) => [each, stateNames[each]])} />
        </select>
      </span>
      <SavedNote outcome={outcome} />
    </div>
  );
}

export function StateBar({ enquiry }: { enquiry: Enquiry }) {
  const { state, choose, outcome } = useShownState(enquiry);
  // Hidden former screens stay in the document, so the radio group needs its own name.
  const name = useId();
  return (
    <>
      <fieldset className="grid grid-cols-3 overflow-hidden rounded-[2px] border border-control bg-field min-[1400px]:grid-cols-6">
        <legend className="sr-only">State</legend>
        {steps.map((each) => {
          const isOn = each === state;
          return (
            <label
              key={each}
              className={`-m-px flex h-9 cursor-pointer items-center justify-center gap-2 border border-line px-1 font-[550] text-[13px] has-focus-visible:z-10 has-focus-visible:outline-2 has-focus-visible:outline-focus has-focus-visible:-outline-offset-2 ${isOn ? 'bg-ink text-white has-focus-visible:outline-white' : 'text-ink-2 hover:bg-sand'}`}
            >
              <input
                type="radio"
                name={name}
                value={each}
                checked={isOn}
                onChange={() => choose(each)}
                className="sr-only"
              />
              <StateIcon state={each} isOnInk={isOn} />
              {stateNames[each]}
            </label>
          );
        })}
      </fieldset>
      <SavedNote outcome={outcome} />
    </>
  );
}
