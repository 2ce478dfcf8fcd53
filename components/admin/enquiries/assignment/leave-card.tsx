'use client';

import { X } from 'lucide-react';
import { useState } from 'react';
import { useServerAction } from '@/components/admin/session/use-server-action';
import { IconButton } from '@/components/admin/ui/button';
import { FailureLine } from '@/components/admin/ui/notices/failure-line';
import { UndoNotice } from '@/components/admin/ui/notices/undo-notice';
import { TitledCard } from '@/components/admin/ui/titled-card';
import { addLeaveAction, removeLeaveAction } from '@/lib/domain/assignment/actions';
import type { Leave, RotationMember } from '@/lib/domain/assignment/dto';
import { formatDay } from '@/lib/shared/time/format-moment';

type Taken = { member: RotationMember; leave: Leave };

const daysOf = ({ from, until }: Leave) =>
  from === until ? formatDay(from) : `${formatDay(from)} to ${formatDay(until)}`;

export function LeaveCard({ people, isAdmin }: { people: RotationMember[]; isAdmin: boolean }) {
  const [taken, setTaken] = useState<Taken | null>(null);
  const { run, isBusy, failure } = useServerAction();
  const rows = people
    .flatMap((member) => member.leave.map((leave) => ({ member, leave })))
    .toSorted((one, other) => one.leave.from.localeCompare(other.leave.from));
  const remove = (row: Taken) =>
    run(
      () => removeLeaveAction(row.leave._id),
      () => setTaken(row),
    );
  const undo = async () => {
    if (!taken || isBusy) return;
    const { _id, ...days } = taken.leave;
    run(
      () => addLeaveAction({ user: taken.member._id, ...days }),
      () => setTaken(null),
    );
  };
  return (
    <TitledCard id="leave-title" title="Leave">
      <div className="grid gap-2">
        {taken && (
          <UndoNotice onUndo={undo} onClose={() => setTaken(null)}>
            The leave of {taken.member.name} is removed.
          </UndoNotice>
        )}
        <FailureLine>{failure}</FailureLine>
        {rows.length === 0 && !taken && <p className="text-stone">Nobody is on leave, now or later.</p>}
        <ul>
          {rows.map((row) => (
            <li key={row.leave._id} className="flex min-h-11 items-center gap-3 admin:min-h-9">
              <span className="min-w-0 flex-1">
                <span className="block font-semibold wrap-anywhere">{row.member.name}</span>
                <span className="block text-stone wrap-anywhere admin:text-[13px]">
                  {[daysOf(row.leave), row.leave.note].filter(Boolean).join('. ')}
                </span>
              </span>
              {isAdmin && (
                <IconButton
                  label={`Remove the leave of ${row.member.name}, ${daysOf(row.leave)}`}
                  isDanger
                  onClick={() => remove(row)}
                >
                  <X size={16} strokeWidth={1.6} aria-hidden="true" />
                </IconButton>
              )}
            </li>
          ))}
        </ul>
      </div>
    </TitledCard>
  );
}
