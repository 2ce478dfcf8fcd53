import type { DomainCheck } from '@/lib/domain/mail/dto';
import { CheckAgain } from './check-again';
import { DomainRecords } from './domain-records';
import { stateOfDomain, textOfService } from './domain-state';
import { Step } from './step';

const id = 'domain';
const title = 'DNS of the sender’s domain';

export function DomainStepWaiting() {
  return (
    <Step id={id} title={title} state="unknown" note="Looking it up…">
      <p className="text-stone">Checking Resend and the name servers.</p>
    </Step>
  );
}

export async function DomainStep({ check }: { check: Promise<DomainCheck | null> }) {
  const found = await check;
  if (!found)
    return (
      <Step id={id} title={title} state="missing">
        <p>Set the sender first. Then the domain of its address is checked.</p>
      </Step>
    );
  return (
    <Step id={id} title={title} state={stateOfDomain(found)}>
      <p>{textOfService(found)}</p>
      <p className="text-stone">
        Add these records where the DNS of {found.domain} is managed, often where the domain was bought. Many
        providers add the domain to a name themselves; then leave it out. A new record is found after some
        minutes, sometimes after a day.
      </p>
      <DomainRecords records={found.records} />
      <CheckAgain />
    </Step>
  );
}
