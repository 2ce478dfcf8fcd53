import { UserRound } from 'lucide-react';
import { TextField } from '@/components/admin/ui/fields/text-field';
import { Moment } from '@/components/admin/ui/moment';
import { fieldMax } from '@/lib/content/enquiries/form-basics';
import type { KnownContact } from '@/lib/domain/contacts/dto';
import type { FieldErrors } from '@/lib/shared/errors';

function KnownContactNote({ contact }: { contact: KnownContact | null }) {
  return (
    <div role="status" className="empty:hidden">
      {contact && (
        <p className="-mt-2 flex items-start gap-2 rounded-[2px] bg-sand px-3 py-2 text-ink-2 admin:text-[13px]">
          <UserRound size={15} strokeWidth={1.6} aria-hidden="true" className="mt-[3px] shrink-0" />
          <span className="min-w-0 break-words">
            <strong className="font-semibold text-ink">{contact.name || 'This number'}</strong> is known:{' '}
            {contact.count} {contact.count === 1 ? 'enquiry' : 'enquiries'}, the last:{' '}
            <Moment at={contact.lastAt} isDay />. This enquiry is added to that contact.
          </span>
        </p>
      )}
    </div>
  );
}

type Person = { phone: string; name: string };

export type FieldsProps<V> = {
  fieldId: (name: string) => string;
  values: V;
  errors: FieldErrors;
  onChange: (part: Partial<V>) => void;
};

export const bindField =
  <V extends object>({ fieldId, values, errors, onChange }: FieldsProps<V>) =>
  <N extends keyof V & string>(name: N) => ({
    id: fieldId(name),
    error: errors[name],
    value: values[name],
    onChange: (value: V[N]) => onChange({ [name]: value } as unknown as Partial<V>),
  });

export function ContactFields({ known, ...props }: FieldsProps<Person> & { known: KnownContact | null }) {
  const bind = bindField(props);
  return (
    <>
      <TextField
        {...bind('phone')}
        label="Phone"
        hint="Or give an e-mail address or a WhatsApp id below."
        type="tel"
        maxLength={fieldMax.phone}
      />
      <KnownContactNote contact={known} />
      <TextField
        {...bind('name')}
        label="Name"
        need="optional"
        maxLength={fieldMax.name}
        autoCapitalize="words"
      />
    </>
  );
}
