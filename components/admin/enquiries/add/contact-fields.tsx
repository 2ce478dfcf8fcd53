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

export function ContactFields({
  fieldId,
  values,
  errors,
  known,
  onChange,
}: FieldsProps<Person> & { known: KnownContact | null }) {
  return (
    <>
      <TextField
        id={fieldId('phone')}
        label="Phone"
        hint="Or give an e-mail address or a WhatsApp id below."
        error={errors.phone}
        type="tel"
        maxLength={fieldMax.phone}
        value={values.phone}
        onChange={(phone) => onChange({ phone })}
      />
      <KnownContactNote contact={known} />
      <TextField
        id={fieldId('name')}
        label="Name"
        need="optional"
        error={errors.name}
        maxLength={fieldMax.name}
        autoCapitalize="words"
        value={values.name}
        onChange={(name) => onChange({ name })}
      />
    </>
  );
}
