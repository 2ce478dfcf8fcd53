'use client';

import { X } from 'lucide-react';
import { DragHandle, type Place } from '@/components/admin/records/sortable/sortable-item';
import { IconButton } from '@/components/admin/ui/button';
import { Initials } from '@/components/admin/ui/initials';
import type { Rotation, RotationMember } from '@/lib/domain/assignment/dto';
import { AvailabilityMark } from './availability-mark';
import { HoursButton } from './hours-button';

export const rotationGrid =
  'grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-1 xl:grid-cols-[36px_minmax(0,1.2fr)_minmax(0,1.3fr)_minmax(0,1fr)_48px_48px_88px]';

const switchLook =
  'h-[22px] w-[38px] shrink-0 cursor-pointer appearance-none rounded-full border border-control bg-field before:block before:h-4 before:w-4 before:translate-x-0.5 before:translate-y-0.5 before:rounded-full before:bg-control checked:border-ink checked:bg-ink checked:before:translate-x-[18px] checked:before:bg-white forced-colors:appearance-auto';

type RotationRowProps = {
  member: RotationMember;
  known: Rotation['places'][number] | undefined;
  isOn: boolean;
  isNext: boolean;
  place: Place;
  isAdmin: boolean;
  onSwitch: (isOn: boolean) => void;
  onRemove: () => void;
};

export function RotationRow(props: RotationRowProps) {
  const { member, known, isOn, isNext, place, isAdmin, onSwitch, onRemove } = props;
  const { name, today, open } = member;
  return (
    <>
      <span className="max-xl:hidden">{isAdmin && <DragHandle name={name} place={place} />}</span>
      <span className="flex min-w-0 items-center gap-2.5">
        <Initials name={name} />
        <strong className="min-w-0 font-semibold wrap-anywhere">{name}</strong>
      </span>
      <span className="max-xl:col-span-2 max-xl:row-start-2">
        <AvailabilityMark hindrance={known?.hindrance ?? ''} isNext={isNext} />
      </span>
      <span className="text-ink-2 max-xl:col-span-2 max-xl:row-start-3 admin:text-[13px]">
        <HoursButton member={member} isAdmin={isAdmin} />
      </span>
      <span className="max-xl:col-start-1 max-xl:row-start-4 max-xl:text-stone xl:text-right">
        <span className="xl:sr-only">Today </span>
        {today}
        <span className="xl:hidden">, open {open}</span>
      </span>
      <span className="max-xl:hidden xl:text-right">
        <span className="sr-only">Open </span>
        {open}
      </span>
      <span className="flex items-center justify-end gap-1.5 max-xl:col-start-2 max-xl:row-start-1">
        {isAdmin ? (
          <>
            <span className="xl:hidden">
              <DragHandle name={name} place={place} />
            </span>
            <label className="grid min-h-11 min-w-11 place-items-center admin:min-h-8 admin:min-w-0">
              <span className="sr-only">{name} gets leads</span>
              <input
                type="checkbox"
                role="switch"
                checked={isOn}
                aria-checked={isOn}
                onChange={(event) => onSwitch(event.target.checked)}
                className={switchLook}
              />
            </label>
            <IconButton label={`Remove ${name} from lead allotment`} isDanger onClick={onRemove}>
              <X size={16} strokeWidth={1.6} aria-hidden="true" />
            </IconButton>
          </>
        ) : (
          <span className="text-stone admin:text-[13px]">{isOn ? 'On' : 'Off'}</span>
        )}
      </span>
    </>
  );
}
