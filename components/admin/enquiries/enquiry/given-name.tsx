'use client';

import { type FormEvent, type KeyboardEvent, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '@/components/admin/ui/button';
import { Field } from '@/components/admin/ui/field';
import { SavedNote } from '@/components/admin/ui/saved-note';
import { fieldMax } from '@/lib/content/enquiries/form-basics';
import type { Enquiry } from '@/lib/domain/enquiries/dto';
import { mayGiveName } from '@/lib/shared/enquiries/given-name';
import { useEnquiryChange } from './use-enquiry-change';

type GivenNameProps = { enquiry: Pick<Enquiry, '_id' | 'version' | 'name' | 'isNameAdded' | 'addedBy'> };

/** Who called, once they have said it: the team types the name that was not sent, and corrects it. */
export function GivenName({ enquiry }: GivenNameProps) {
  const { name } = enquiry;
  const id = useId();
  const { change, isBusy, outcome } = useEnquiryChange(enquiry);
  const [isOpen, setIsOpen] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  if (!mayGiveName(enquiry)) return null;
  const open = () => {
    flushSync(() => setIsOpen(true));
    field.current?.focus();
  };
  const close = () => {
    flushSync(() => setIsOpen(false));
    button.current?.focus();
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    const typed = field.current?.value.trim() ?? '';
    if (isBusy) return;
    if (typed === name) return close();
    change({ name: typed }, (version) => {
      if (version !== null) close();
    });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    close();
  };
  return (
    <div className="print:hidden">
      {isOpen ? (
        <form
          noValidate
          onSubmit={onSubmit}
          onKeyDown={onKeyDown}
          className="mb-2 grid gap-2 admin:flex admin:max-w-xl admin:items-end"
        >
          <div className="min-w-0 flex-1">
            <Field id={id} label="Name">
              {(control) => (
                <input
                  {...control}
                  ref={field}
                  defaultValue={name}
                  maxLength={fieldMax.name}
                  autoComplete="off"
                  autoCapitalize="words"
                  className="admin-field"
                />
              )}
            </Field>
          </div>
          <div className="flex gap-2">
            <Button type="submit" aria-disabled={isBusy}>
              Save
            </Button>
            <Button look="ghost" onClick={close}>
              Cancel
            </Button>
          </div>
        </form>
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
