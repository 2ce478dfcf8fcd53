'use client';

import { ExternalLink } from 'lucide-react';
import { ChildList, FixedText } from '@/components/admin/records/child-list';
import { Button } from '@/components/admin/ui/button';
import { useIsAdmin } from '@/components/admin/ui/role';
import { useToday } from '@/components/admin/ui/today';
import { type Registration, registrationFields } from '@/lib/domain/registrations/fields';
import {
  certificateUrl,
  isSameRegistration,
  isUsualForm,
  tidyRegistration,
} from '@/lib/shared/projects/registration';
import { EntryControl } from './document-field';
import { ListFields } from './list-fields';
import { fields, type PartProps, Section } from './project-fields';

const unusual = (
  <span role="status" className="text-warning">
    This is not the usual form of a number of Karnataka’s Authority, such as
    PRM/KA/RERA/0000/000/PR/000000/000000. You can still save it.
  </span>
);

/** The confirmation applies to the number and dates at that time; a change removes it. */
const forgetMatches = (before: Registration[], after: Registration[]): Registration[] =>
  after.map((one, at) => {
    const former = after.length === before.length ? before[at] : undefined;
    return !former || isSameRegistration(former, one) ? one : { ...one, matchedOn: '', matchedBy: '' };
  });

function ExemptionFields({ form }: PartProps) {
  const { exemptions } = form.values;
  const isAdmin = useIsAdmin();
  if (!isAdmin)
    return (
      <div className="grid gap-3">
        {exemptions.length === 0 && <p className="text-stone">None. Only an admin can add one.</p>}
        {exemptions.map(({ _id, reason, sentence, document }) => (
          <FixedText key={_id} label={reason} text={`${sentence} ${document}`} />
        ))}
      </div>
    );
  return <ListFields form={form} name="exemptions" noun="exemption" />;
}

export function RegistrationFields({ form }: PartProps) {
  const { values, set, errorOf } = form;
  const today = useToday();
  const isAdmin = useIsAdmin();
  return (
    <div>
      <p className="mb-3 text-stone admin:text-[13px]">
        Shown on its page, with the Authority’s website.
        {!isAdmin && ' Only an admin can change the number, the dates and the extensions.'}
      </p>
      <ChildList
        id={fields.idOf('registrations')}
        path="registrations"
        fields={registrationFields}
        noun="registration"
        list={values.registrations}
        errorOf={errorOf}
        onChange={(next) => set('registrations', forgetMatches(values.registrations, next))}
        fixedNames={
          isAdmin ? ['matchedBy'] : ['number', 'registeredOn', 'completionOn', 'extensions', 'matchedBy']
        }
        isFixed={!isAdmin}
        control={EntryControl}
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
                <Button isSmall onClick={() => change({ matchedOn: today, matchedBy: '' })}>
                  It matches
                </Button>
              </div>
            )
          );
        }}
      />
      <Section
        title={fields.labelOf('exemptions')}
        note="If the project needs no registration. The website shows this statement instead."
      >
        <ExemptionFields form={form} />
      </Section>
    </div>
  );
}
