'use client';

import { useId, useState } from 'react';
import { Checkbox } from '@/components/admin/ui/fields/checkbox';
import { Moment } from '@/components/admin/ui/moment';
import type { TiedEnquiry } from '@/lib/domain/contacts/dto';
import { formatPhone } from '@/lib/shared/parsing/phone';

/** The first one is the open enquiry, which is always included. */
export function useTickedEnquiries([, ...others]: TiedEnquiry[]) {
  const [ticked, setTicked] = useState(
    () => new Set(others.filter(({ isProved }) => isProved).map(({ enquiry }) => enquiry)),
  );
  const tick = (enquiry: string, isOn: boolean) =>
    setTicked(
      (before) => new Set(isOn ? [...before, enquiry] : [...before].filter((each) => each !== enquiry)),
    );
  return { ticked, tick };
}

type TieChoiceProps = { ties: TiedEnquiry[] } & ReturnType<typeof useTickedEnquiries>;

function Tied({ tied }: { tied: TiedEnquiry }) {
  const { name, phone, email, createdAt, tie, isProved } = tied;
  return (
    <>
      <span className="block break-words">
        <span className="font-semibold">{name}</span>, <Moment at={createdAt} isDay />
      </span>
      <span className="block break-words text-stone">
        {[formatPhone(phone), email].filter(Boolean).join(' · ')}
      </span>
      <span className={`block ${isProved ? 'text-stone' : 'text-warning'}`}>{tie}</span>
    </>
  );
}

export function TieChoice({ ties, ticked, tick }: TieChoiceProps) {
  const id = useId();
  const [own, ...others] = ties;
  return (
    <fieldset className="overflow-y-auto px-4 pt-4 pb-6 admin:px-6 admin:text-[13px]">
      <legend className="sr-only">Enquiries</legend>
      <ul className="divide-y divide-hairline border-hairline border-y">
        {own && (
          <li className="py-2.5 pl-[30px]">
            <Tied tied={own} />
          </li>
        )}
        {others.map((tied) => (
          <li key={tied.enquiry} className="flex gap-3 py-2.5">
            <Checkbox
              id={`${id}-${tied.enquiry}`}
              isOn={ticked.has(tied.enquiry)}
              onChange={(isOn) => tick(tied.enquiry, isOn)}
            />
            <label htmlFor={`${id}-${tied.enquiry}`} className="min-w-0 flex-1">
              <Tied tied={tied} />
            </label>
          </li>
        ))}
      </ul>
    </fieldset>
  );
}
