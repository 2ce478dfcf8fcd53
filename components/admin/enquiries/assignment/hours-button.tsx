'use client';

import { useState } from 'react';
import { lazyDialog } from '@/components/admin/ui/dialogs/lazy-dialog';
import type { RotationMember } from '@/lib/domain/assignment/dto';
import { describeHours } from '@/lib/shared/time/describe-days';

const { Dialog: HoursDialog, warmUp } = lazyDialog(async () => (await import('./hours-dialog')).HoursDialog);

const describe = ({ hours }: RotationMember): string => (hours ? describeHours(hours) : 'Office hours');

export function HoursButton({ member, isAdmin }: { member: RotationMember; isAdmin: boolean }) {
  const [isOpen, setIsOpen] = useState(false);
  if (!isAdmin) return <>{describe(member)}</>;
  return (
    <>
      <button
        type="button"
        {...warmUp}
        onClick={() => setIsOpen(true)}
        className="min-h-11 text-left underline decoration-control underline-offset-2 hover:decoration-current admin:min-h-7"
      >
        <span className="sr-only">Hours of {member.name}: </span>
        {describe(member)}
      </button>
      {isOpen && <HoursDialog member={member} onClose={() => setIsOpen(false)} />}
    </>
  );
}
