'use client';

import { useState } from 'react';
import { useServerAction } from '@/components/admin/session/use-server-action';
import type { RotationMember } from '@/lib/domain/assignment/dto';
import { handOverAction } from '@/lib/domain/enquiries/actions';

export function HandOver({ member, isAdmin }: { member: RotationMember; isAdmin: boolean }) {
  const { run, isBusy, failure } = useServerAction();
  const [done, setDone] = useState('');
  const { _id, name, open } = member;
  const handOver = () =>
    run(
      () => handOverAction(_id),
      ({ given }) => setDone(`${given} handed over.`),
    );
  return (
    <p className="text-stone admin:text-[13px]">
      {open > 0 && (
        <>
          {open === 1
            ? `The open one of ${name} stays theirs`
            : `The ${open} open ones of ${name} stay theirs`}
          {isAdmin ? ': ' : '.'}
          {isAdmin && (
            <button
              type="button"
              disabled={isBusy}
              onClick={handOver}
              className="min-h-11 font-semibold text-terra-deep hover:underline admin:min-h-6"
            >
              hand over<span className="sr-only"> what is open of {name}</span>
            </button>
          )}{' '}
        </>
      )}
      <span role="status">{failure ?? done}</span>
    </p>
  );
}
