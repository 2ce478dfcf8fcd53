import type { DomainCheck } from '@/lib/domain/mail/dto';
import type { StepState } from './step';

type Found = Pick<DomainCheck, 'service' | 'records'>;

/** A record known as missing takes precedence over one that could not be checked. */
export function stateOfDomain({ service, records }: Found): StepState {
  const states = records.map(({ state }) => state);
  if (states.includes('lacking') || states.includes('differs')) return 'missing';
  if (['absent', 'refused', 'not verified'].includes(service)) return 'missing';
  return states.includes('unknown') || service === 'no answer' || service === 'no key' ? 'unknown' : 'done';
}

export function textOfService({ service, domain }: Pick<DomainCheck, 'service' | 'domain'>): string {
  const texts: Record<DomainCheck['service'], string> = {
    verified: `Resend has verified ${domain}.`,
    'not verified': `Resend has not verified ${domain} yet. Add the missing records below, then open the domain at Resend and press “Verify DNS Records”. This may take some hours.`,
    absent: `${domain} is not added at Resend yet. Open “Domains” there, press “Add Domain”, then check again here.`,
    'sending only':
      'The key can only send, so Resend does not report on the domain. Compare the values with those under “Domains” at Resend.',
    refused: 'Resend rejected the key. Replace it above.',
    'no answer': 'Resend did not answer, so the state of the domain is unknown.',
    'no key': 'Add a key first to check the domain at Resend.',
  };
  return texts[service];
}
