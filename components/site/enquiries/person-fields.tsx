import { contactContent } from '@/lib/content/enquiries/contact';
import { fieldMax } from '@/lib/content/enquiries/form-basics';
import { TextField } from './form-field';
import type { PostedForm } from './outcomes';

const { labels } = contactContent;

type PersonFieldsProps = { form: PostedForm; nameClassName?: string };

/** Who asks, and how to answer. */
export const PersonFields = ({ form, nameClassName }: PersonFieldsProps) => (
  <>
    <TextField
      id={`${form}-name`}
      name="name"
      label={labels.name}
      autoComplete="name"
      maxLength={fieldMax.name}
      {...(nameClassName && { className: nameClassName })}
    />
    <TextField
      id={`${form}-email`}
      name="email"
      type="email"
      label={labels.email}
      autoComplete="email"
      maxLength={fieldMax.email}
    />
    <TextField
      id={`${form}-phone`}
      name="phone"
      type="tel"
      label={labels.phone}
      autoComplete="tel"
      maxLength={fieldMax.phone}
    />
  </>
);
