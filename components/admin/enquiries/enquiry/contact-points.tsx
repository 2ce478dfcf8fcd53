'use client';

import { Mail, MessageCircle, Phone, X } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useUnsavedValues } from '@/components/admin/session/use-unsaved-values';
import { Options } from '@/components/admin/ui/fields/options';
import { SavedNote } from '@/components/admin/ui/fields/saved-note';
import { fieldMax } from '@/lib/content/enquiries/form-basics';
import type { Enquiry } from '@/lib/domain/enquiries/dto';
import {
  type ContactPoint,
  contactPointKinds,
  contactPointNames,
  isSameContactPoint,
  maxContactPoints,
  printContactPoint,
} from '@/lib/shared/enquiries/contact-points';
import { InlineForm } from './inline-form';
import { useEnquiryChange } from './use-enquiry-change';

type ContactPointsProps = { enquiry: Pick<Enquiry, '_id' | 'version' | 'phone' | 'email' | 'ways'> };

const icons = { phone: Phone, email: Mail, whatsapp: MessageCircle } as const;
const inputTypes = { phone: 'tel', email: 'email', whatsapp: 'text' } as const;
const textLink = 'h-11 font-semibold text-terra-deep hover:underline admin:h-[30px]';

type ContactPointItemProps = { way: ContactPoint; isBusy: boolean; onRemove: (() => void) | null };

function ContactPointItem({ way, isBusy, onRemove }: ContactPointItemProps) {
  const Icon = icons[way.kind];
  return (
    <li className="flex min-h-11 min-w-0 items-center gap-1.5 text-stone admin:min-h-[30px]">
      <Icon size={14} strokeWidth={1.6} aria-hidden="true" className="shrink-0" />
      <span className="sr-only">{contactPointNames[way.kind]}</span>
      <span className="min-w-0 [overflow-wrap:anywhere]">
        {way.kind === 'whatsapp' && 'WhatsApp '}
        {printContactPoint(way)}
      </span>
      {onRemove && (
        <button
          type="button"
          aria-label={`Remove ${printContactPoint(way)}`}
          title="Remove"
          // `disabled` would lose the focus.
          aria-disabled={isBusy}
          onClick={() => !isBusy && onRemove()}
          className="grid h-11 w-11 shrink-0 place-items-center rounded-[2px] hover:bg-sand hover:text-ink admin:h-6 admin:w-6 print:hidden"
        >
          <X size={14} strokeWidth={1.6} aria-hidden="true" />
        </button>
      )}
    </li>
  );
}

type AddFormProps = {
  way: ContactPoint;
  isBusy: boolean;
  onChange: (part: Partial<ContactPoint>) => void;
  onAdd: (way: ContactPoint) => void;
  onClose: () => void;
};

function AddForm({ way, isBusy, onChange, onAdd, onClose }: AddFormProps) {
  const id = useId();
  return (
    <InlineForm
      saveText="Add"
      isBusy={isBusy}
      onSave={() => way.value.trim() !== '' && onAdd(way)}
      onClose={onClose}
    >
      <label className="grid gap-1.5 font-[550] admin:text-[13px]" htmlFor={`${id}-kind`}>
        Kind
        <select
          id={`${id}-kind`}
          value={way.kind}
          onChange={(event) => onChange({ kind: event.target.value as ContactPoint['kind'] })}
          className="admin-field font-normal"
        >
          <Options of={contactPointKinds.map((kind) => [kind, contactPointNames[kind]])} />
        </select>
      </label>
      <label className="grid min-w-0 flex-1 gap-1.5 font-[550] admin:text-[13px]" htmlFor={`${id}-value`}>
        {contactPointNames[way.kind]}
        <input
          id={`${id}-value`}
          type={inputTypes[way.kind]}
          value={way.value}
          maxLength={fieldMax.email}
          autoComplete="off"
          autoCapitalize="off"
          onChange={(event) => onChange({ value: event.target.value })}
          className="admin-field font-normal"
        />
      </label>
    </InlineForm>
  );
}

export function ContactPoints({ enquiry }: ContactPointsProps) {
  const { _id, ways, phone, email } = enquiry;
  const { change, isBusy, outcome } = useEnquiryChange(enquiry);
  const [isAdding, setIsAdding] = useState(false);
  const typed = useUnsavedValues<ContactPoint>('contact way', _id, { kind: 'phone', value: '' });
  const box = useRef<HTMLDivElement>(null);
  const focusOn = (selector: string) => box.current?.querySelector<HTMLElement>(selector)?.focus();
  const open = () => {
    flushSync(() => setIsAdding(true));
    focusOn('select');
  };
  const close = () => {
    typed.forget();
    flushSync(() => setIsAdding(false));
    focusOn('[data-add]');
  };
  const isSent = ({ value }: ContactPoint) => value === phone || value === email;
  const remove = (way: ContactPoint) =>
    change({ ways: ways.filter((other) => !isSameContactPoint(way, other)) }, (version) => {
      if (version !== null) focusOn('[data-add]');
    });
  const add = (way: ContactPoint) =>
    change({ ways: [...ways, way] }, (version) => {
      if (version !== null) close();
    });
  return (
    <div ref={box}>
      <ul aria-label="Phone and e-mail" className="flex flex-wrap items-center gap-x-4">
        {ways.map((way) => (
          <ContactPointItem
            key={`${way.kind} ${way.value}`}
            way={way}
            isBusy={isBusy}
            onRemove={isSent(way) || ways.length === 1 ? null : () => remove(way)}
          />
        ))}
        {!isAdding && ways.length < maxContactPoints && (
          <li className="print:hidden">
            <button type="button" data-add onClick={open} className={textLink}>
              Add phone or e-mail
            </button>
          </li>
        )}
      </ul>
      {isAdding && (
        <AddForm way={typed.values} isBusy={isBusy} onChange={typed.set} onAdd={add} onClose={close} />
      )}
      <SavedNote outcome={outcome} />
    </div>
  );
}
