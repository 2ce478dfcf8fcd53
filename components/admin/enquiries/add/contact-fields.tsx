import { Field } from '@/components/admin/ui/field';
import { fieldMax } from '@/lib/content/enquiries/form-basics';
import type { KnownContact } from '@/lib/domain/contacts/dto';
import type { FieldErrors } from '@/lib/shared/errors';
import { KnownContactNote } from './known-contact-note';

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
      <Field
        id={fieldId('phone')}
        label="Phone"
        hint="Or an e-mail address or a WhatsApp id below: one of them."
        error={errors.phone}
      >
        {(control) => (
          <input
            {...control}
            type="tel"
            maxLength={fieldMax.phone}
            autoComplete="off"
            value={values.phone}
            onChange={(event) => onChange({ phone: event.target.value })}
            className="admin-field"
          />
        )}
      </Field>
      <KnownContactNote contact={known} />
      <Field id={fieldId('name')} label="Name" need="optional" error={errors.name}>
        {(control) => (
          <input
            {...control}
            maxLength={fieldMax.name}
            autoComplete="off"
            autoCapitalize="words"
            value={values.name}
            onChange={(event) => onChange({ name: event.target.value })}
            className="admin-field"
          />
        )}
      </Field>
    </>
  );
}
