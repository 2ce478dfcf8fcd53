'use client';

import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { askServer } from '@/components/admin/session/ask-server';
import type { RotationMember } from '@/lib/domain/assignment/dto';
import { handOverAction } from '@/lib/domain/enquiries/actions';

export function HandOver({ member, isAdmin }: { member: RotationMember; isAdmin: boolean }) {
  const router = useRouter();
  const [text, setText] = useState('');
  const [isBusy, setIsBusy] = useState(false);
  const { _id, name, open } = member;
  const handOver = async () => {
    setIsBusy(true);
    const result = await askServer(() => handOverAction(_id));
    setIsBusy(false);
    setText(result.ok ? `${result.data.given} handed over.` : result.error.message);
    if (result.ok) router.refresh();
  };
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
              onClick={() => void handOver()}
              className="min-h-11 font-semibold text-terra-deep hover:underline admin:min-h-6"
            >
              hand over<span className="sr-only"> what is open of {name}</span>
            </button>
          )}{' '}
        </>
      )}
      <span role="status">{text}</span>
    </p>
  );
}
