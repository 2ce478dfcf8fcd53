'use client';

import { useSavedDialog } from '@/components/admin/session/use-saved-dialog';
import { useUnsavedValues } from '@/components/admin/session/use-unsaved-values';
import { FormDialog } from '@/components/admin/ui/dialogs/form-dialog';
import { Checkbox } from '@/components/admin/ui/fields/checkbox';
import { FieldError } from '@/components/admin/ui/fields/field';
import { TextField } from '@/components/admin/ui/fields/text-field';
import { saveWorkingHoursAction } from '@/lib/domain/assignment/actions';
import type { RotationMember } from '@/lib/domain/assignment/dto';
import { weekdays } from '@/lib/shared/time/weekdays';

const usual = { days: weekdays.slice(0, 6), opens: '09:30', closes: '18:30' };

export function HoursDialog({ member, onClose }: { member: RotationMember; onClose: () => void }) {
  const { values, set, forget, isRestored } = useUnsavedValues('hours', member._id, {
    isOwn: member.hours !== null,
    ...(member.hours ?? usual),
  });
  const { isOwn, ...hours } = values;
  const close = () => {
    forget();
    onClose();
  };
  const { form, errors } = useSavedDialog(
    () => saveWorkingHoursAction(member._id, isOwn ? hours : null),
    close,
  );
  return (
    <FormDialog
      title={`Hours of ${member.name}`}
      submit="Save hours"
      form={form}
      isRestored={isRestored}
      onClose={close}
    >
      <label htmlFor="hours-own" className="flex min-h-11 items-center gap-2.5 font-[550] admin:min-h-6">
        <Checkbox id="hours-own" isOn={isOwn} onChange={(isOn) => set({ isOwn: isOn })} />
        Other hours than the office
      </label>
      {isOwn && (
        <>
          <fieldset>
            <legend className="mb-1.5 font-[550] admin:text-[13px]">Days</legend>
            <div className="grid grid-cols-2 gap-x-4">
              {weekdays.map((day) => (
                <label
                  key={day}
                  htmlFor={`hours-${day}`}
                  className="flex min-h-11 items-center gap-2.5 admin:min-h-8"
                >
                  <Checkbox
                    id={`hours-${day}`}
                    isOn={hours.days.includes(day)}
                    onChange={(isOn) =>
                      set({
                        days: weekdays.filter((each) => (each === day ? isOn : hours.days.includes(each))),
                      })
                    }
                  />
                  {day}
                </label>
              ))}
            </div>
            {errors.days && <FieldError>{errors.days}</FieldError>}
          </fieldset>
          <div className="grid grid-cols-2 gap-3">
            {(['opens', 'closes'] as const).map((name) => (
              <TextField
                key={name}
                id={`hours-${name}`}
                label={{ opens: 'From', closes: 'To' }[name]}
                type="time"
                value={hours[name]}
                error={errors[name]}
                onChange={(time) => set({ [name]: time })}
              />
            ))}
          </div>
        </>
      )}
    </FormDialog>
  );
}
