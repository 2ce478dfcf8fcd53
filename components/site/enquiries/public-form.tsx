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
  contact: CallableContact;
  hasFile?: boolean;
  beside?: ReactNode;
  /** Server markup only: React does not touch it. */
  children: ReactNode;
};

const label = 'col-start-1 row-start-1';

/** Without a script it is a plain post. */
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
              {/* Both labels share one grid cell, so that the button stays the same width. */}
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
