'use client';

import { type ReactNode, useId } from 'react';
import { Options } from '@/components/admin/ui/fields/options';
import { SavedNote } from '@/components/admin/ui/fields/saved-note';
import { enquiryLimits, lostReasons, nameOfReason } from '@/lib/content/enquiries/enquiries';
import type { Enquiry } from '@/lib/domain/enquiries/dto';
import type { EnquiryChange } from '@/lib/domain/enquiries/schema';
import { useEnquiryChange } from './use-enquiry-change';
import { WonValue } from './won-value';

type ChoiceProps = { enquiry: Enquiry; save: (change: EnquiryChange, back?: () => void) => void };

const labelLook = 'mb-1.5 inline-block font-[550] admin:text-[13px]';

function LostReason({ enquiry: { lostReason, lostNote }, save }: ChoiceProps) {
  const id = useId();
  return (
    <>
      <label htmlFor={id} className={labelLook}>
        Why it was lost
      </label>
      <select
        id={id}
        key={lostReason}
        defaultValue={lostReason}
        onChange={({ currentTarget: control }) =>
          save({ lostReason: control.value as EnquiryChange['lostReason'] }, () => {
            control.value = lostReason;
          })
        }
        className="admin-field"
      >
        <option value="">Not given</option>
        <Options of={lostReasons.map((reason) => [reason, nameOfReason(reason)])} />
      </select>
      <input
        key={`note ${lostNote}`}
        defaultValue={lostNote}
        aria-label="In words"
        placeholder="In words"
        maxLength={enquiryLimits.lostNoteMax}
        onBlur={(event) => event.target.value.trim() !== lostNote && save({ lostNote: event.target.value })}
        onKeyDown={(event) => event.key === 'Enter' && event.currentTarget.blur()}
        className="admin-field mt-2"
      />
    </>
  );
}

function SiteVisit({ enquiry: { siteVisitOn }, save }: ChoiceProps) {
  const id = useId();
  return (
    <>
      <label htmlFor={id} className={labelLook}>
        Day of the site visit
      </label>
      <input
        id={id}
        type="date"
        key={siteVisitOn}
        defaultValue={siteVisitOn}
        onChange={({ currentTarget: control }) => {
          const day = control.value;
          const back = () => {
            control.value = siteVisitOn;
          };
          // While a year is typed it has leading zeros.
          if (day !== siteVisitOn && (day === '' || day > '2000')) save({ siteVisitOn: day }, back);
        }}
        className="admin-field"
      />
    </>
  );
}

export function OutcomeChoice({ enquiry }: { enquiry: Enquiry }) {
  const { change, outcome } = useEnquiryChange(enquiry);
  const save: ChoiceProps['save'] = (patch, back) => change(patch, (version) => version === null && back?.());
  const choices: Partial<Record<Enquiry['state'], ReactNode>> = {
    lost: <LostReason enquiry={enquiry} save={save} />,
    won: <WonValue value={enquiry.wonValue} onChoose={(wonValue) => save({ wonValue })} />,
    'site visit': <SiteVisit enquiry={enquiry} save={save} />,
  };
  const choice = choices[enquiry.state];
  if (!choice) return null;
  return (
    <div className="col-span-2 wide:col-span-1">
      {choice}
      <SavedNote outcome={outcome} />
    </div>
  );
}
