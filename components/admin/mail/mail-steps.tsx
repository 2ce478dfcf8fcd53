import { Suspense } from 'react';
import { IntentLink } from '@/components/shared/intent-link';
import type { DomainCheck, MailSettings } from '@/lib/domain/mail/dto';
import { DomainStep, DomainStepWaiting } from './domain-step';
import { KeyStep } from './key-step';
import { SenderStep } from './sender-step';
import { Step } from './step';
import { TestStep } from './test-step';

function RecipientsStep({ recipients: { addresses, source } }: Pick<MailSettings, 'recipients'>) {
  const isOfInstallation = source === 'installation' && addresses.length > 0;
  return (
    <Step id="recipients" title="Who receives enquiries" state={addresses.length > 0 ? 'done' : 'missing'}>
      {addresses.length === 0 ? (
        <p>Nobody yet.</p>
      ) : (
        <p className="break-words">
          {addresses.join(', ')}.{' '}
          {isOfInstallation && (
            <>
              The environment sets them (<code>LEADS_TO</code>), because the settings name nobody.
            </>
          )}
        </p>
      )}
      <p>
        <IntentLink
          href="/admin/settings?part=leads"
          className="text-terra-deep underline underline-offset-2"
        >
          Lead e-mails go to, in the settings
        </IntentLink>
      </p>
    </Step>
  );
}

export type MailStepsProps = {
  settings: MailSettings;
  domainCheck: Promise<DomainCheck | null>;
  ownAddress: string;
  brand: string;
};

export function MailSteps({ settings, domainCheck, ownAddress, brand }: MailStepsProps) {
  const { key, sender, recipients, testedAt } = settings;
  return (
    <ol>
      <KeyStep settings={settings} />
      <SenderStep settings={settings} brand={brand} />
      {/* A new key shows the saved values at once, before the domain check. */}
      <Suspense key={`${key?.lastFour} ${sender?.domain}`} fallback={<DomainStepWaiting />}>
        <DomainStep check={domainCheck} />
      </Suspense>
      <RecipientsStep recipients={recipients} />
      <TestStep testedAt={testedAt} ownAddress={ownAddress} />
    </ol>
  );
}
