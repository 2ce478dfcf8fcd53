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
      <p className="text-stone">Resend and the name servers are being asked.</p>
    </Step>
  );
}

export async function DomainStep({ check }: { check: Promise<DomainCheck | null> }) {
  const found = await check;
  if (!found)
    return (
      <Step id={id} title={title} state="missing">
        <p>Set the sender first: the domain of its address is looked up then.</p>
      </Step>
    );
  return (
    <Step id={id} title={title} state={stateOfDomain(found)}>
      <p>{textOfService(found)}</p>
      <p className="text-stone">
        Add these records where the DNS of {found.domain} is kept, often where the domain was bought. Many
        such places add the domain to a name by themselves: then leave it out there. A new record is found
        after some minutes, at times after a day.
      </p>
      <DomainRecords records={found.records} />
      <CheckAgain />
    </Step>
  );
}
