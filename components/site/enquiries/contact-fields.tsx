import type { ComponentProps } from 'react';
import { contactContent } from '@/lib/content/enquiries/contact';
import { fieldMax } from '@/lib/content/enquiries/form-basics';
import { TextField } from './form-field';
import type { PostedForm } from './outcomes';

const { labels } = contactContent;

type Control = ComponentProps<typeof TextField>;
type ContactFieldProps = Pick<Control, 'id' | 'label'> & Partial<Control>;

export const NameField = (field: ContactFieldProps) => (
  <TextField name="name" autoComplete="name" maxLength={fieldMax.name} {...field} />
);

export const EmailField = (field: ContactFieldProps) => (
  <TextField name="email" type="email" autoComplete="email" maxLength={fieldMax.email} {...field} />
);

export const PhoneField = (field: ContactFieldProps) => (
  <TextField name="phone" type="tel" autoComplete="tel" maxLength={fieldMax.phone} {...field} />
);

type ContactFieldsProps = { form: PostedForm; nameClassName?: string };

export const ContactFields = ({ form, nameClassName }: ContactFieldsProps) => (
  <>
    <NameField id={`${form}-name`} label={labels.name} {...(nameClassName && { className: nameClassName })} />
    <EmailField id={`${form}-email`} label={labels.email} />
    <PhoneField id={`${form}-phone`} label={labels.phone} />
  </>
);
