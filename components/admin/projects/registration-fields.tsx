'use client';

import { ExternalLink } from 'lucide-react';
import { ChildList } from '@/components/admin/records/child-list';
import { Button } from '@/components/admin/ui/button';
import { useToday } from '@/components/admin/ui/today';
import { registrationFields } from '@/lib/domain/registrations/fields';
import { certificateUrl, isUsualForm, tidyRegistration } from '@/lib/shared/registration';
import { fields, type PartProps } from './project-fields';

const unusual = (
  <span role="status" className="text-warning">
    Not of the form that Karnataka’s Authority gives, such as PRM/KA/RERA/0000/000/PR/000000/000000. It is
    saved all the same.
  </span>
);

/** The registrations with the Authority, which stand on the page of the project under its name. */
export function RegistrationFields({ form: { values, set, errorOf } }: PartProps) {
  const today = useToday();
  return (
    <div>
      <p className="mb-3 text-stone admin:text-[13px]">Shown on its page, with the Authority’s website.</p>
      <ChildList
        id={fields.idOf('registrations')}
        path="registrations"
        fields={registrationFields}
        noun="registration"
        list={values.registrations}
        errorOf={errorOf}
        onChange={(registrations) => set('registrations', registrations)}
        hintOf={({ number }, name) => {
          const tidy = tidyRegistration(number);
          return name === 'number' && tidy !== '' && !isUsualForm(tidy) ? unusual : undefined;
        }}
        afterFields={({ number }, change) => {
          const tidy = tidyRegistration(number);
          return (
            tidy !== '' && (
              <div className="mt-3 flex flex-wrap items-center gap-2">
                <a
                  href={certificateUrl(tidy)}
                  target="_blank"
                  rel="noopener noreferrer"
                  className="inline-flex min-h-11 items-center gap-2 text-terra-deep underline decoration-terra-deep/50 underline-offset-[3px] hover:text-terra admin:min-h-6"
                >
                  Open the certificate
                  <ExternalLink size={14} strokeWidth={1.6} aria-hidden="true" />
                  <span className="sr-only">(opens a new tab)</span>
                </a>
                <Button isSmall onClick={() => change({ matchedOn: today })}>
                  It matches
                </Button>
              </div>
            )
          );
        }}
      />
    </div>
  );
}
