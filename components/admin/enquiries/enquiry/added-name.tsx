'use client';

import { useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useUnsavedValues } from '@/components/admin/session/use-unsaved-values';
import { SavedNote } from '@/components/admin/ui/fields/saved-note';
import { fieldMax } from '@/lib/content/enquiries/form-basics';
import type { Enquiry } from '@/lib/domain/enquiries/dto';
import { mayGiveName } from '@/lib/shared/enquiries/added-name';
import { InlineForm } from './inline-form';
import { useEnquiryChange } from './use-enquiry-change';

type AddedNameProps = { enquiry: Pick<Enquiry, '_id' | 'version' | 'name' | 'isNameAdded' | 'addedBy'> };

export function AddedName({ enquiry }: AddedNameProps) {
  const { name } = enquiry;
  const id = useId();
  const { change, isBusy, outcome } = useEnquiryChange(enquiry);
  const { values, set, forget } = useUnsavedValues('given name', enquiry._id, { name });
  const [isOpen, setIsOpen] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  if (!mayGiveName(enquiry)) return null;
  const open = () => {
    flushSync(() => setIsOpen(true));
    field.current?.focus();
  };
  const close = () => {
    forget();
    flushSync(() => setIsOpen(false));
    button.current?.focus();
  };
  const save = () => {
    const typed = values.name.trim();
    if (typed === name) return close();
    change({ name: typed }, (version) => {
      if (version !== null) close();
    });
  };
  return (
    <div className="print:hidden">
      {isOpen ? (
        <InlineForm saveText="Save" isBusy={isBusy} onSave={save} onClose={close}>
          <label className="grid min-w-0 flex-1 gap-1.5 font-[550] admin:text-[13px]" htmlFor={id}>
            Name
            <input
              id={id}
              ref={field}
              value={values.name}
              onChange={(event) => set({ name: event.target.value })}
              maxLength={fieldMax.name}
              autoComplete="off"
              autoCapitalize="words"
              className="admin-field font-normal"
            />
          </label>
        </InlineForm>
      ) : (
        <button
          ref={button}
          type="button"
          onClick={open}
          className="h-11 font-semibold text-terra-deep hover:underline admin:h-[30px]"
        >
          {name === '' ? 'Add the name' : 'Change the name'}
        </button>
      )}
      <SavedNote outcome={outcome} />
    </div>
  );
}
