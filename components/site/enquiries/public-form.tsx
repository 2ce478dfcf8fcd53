import type { ReactNode } from 'react';
import { buttonClass } from '@/components/site/ui/button-class';
import { StaticMarkup } from '@/components/site/ui/static-markup';
import { forms } from '@/lib/content/enquiries/forms';
import type { CallableContact } from '@/lib/shared/enquiries/form-contact';
import { FormStarter } from './form-starter';
import { Honeypot } from './honeypot';
import type { PostedForm } from './outcomes';

type PublicFormProps = {
  name: PostedForm;
  labelledBy: string;
  texts: { send: string; sending: string };
  notice: ReactNode;
  /** Whom to call while nothing can be sent. */
  contact: CallableContact;
  /** It sends a file beside its fields. */
  hasFile?: boolean;
  /** What a script does with a field of this form alone. */
  beside?: ReactNode;
  /** The fields: markup alone, which React leaves as it stands. */
  children: ReactNode;
};

const label = 'col-start-1 row-start-1';

/** A plain form that posts by itself; with a script it stays on its page and shows the outcome there. */
export function PublicForm({
  name,
  labelledBy,
  texts,
  notice,
  contact,
  hasFile = false,
  beside,
  children,
}: PublicFormProps) {
  const { phone, phoneHref, brand } = contact;
  return (
    <div data-slot="box" tabIndex={-1} className="scroll-mt-10 outline-none">
      <div role="status" data-slot="thanks" />
      <div data-slot="sent" />
      <form
        method="post"
        action={forms[name].action}
        encType={hasFile ? 'multipart/form-data' : undefined}
        aria-labelledby={labelledBy}
      >
        <Honeypot />
        <StaticMarkup>
          {children}
          <div data-slot="end">
            <div data-slot="message" />
            <button type="submit" className={buttonClass('primary', 'mt-6 w-full tablet:w-auto')}>
              {/* Both labels stand on one place, so that the button keeps its width. */}
              <span className="grid justify-items-center">
                <span data-label="" className={label}>
                  {texts.send}
                </span>
                <span data-label="" className={`${label} invisible`}>
                  {texts.sending}
                </span>
              </span>
            </button>
          </div>
        </StaticMarkup>
        <div role="status" data-slot="unsent" className="text-small" />
        {notice}
        <FormStarter name={name} contact={{ phone, phoneHref, brand }} />
        {beside}
      </form>
    </div>
  );
}
