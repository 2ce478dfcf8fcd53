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
    'not verified': `Resend has not verified ${domain} yet. Add what is lacking below, then open the domain there and press “Verify DNS Records”. It may take some hours.`,
    absent: `${domain} is not added at Resend yet. Open “Domains” there, press “Add Domain”, then check again here.`,
    'sending only':
      'The key may only send, so Resend tells nothing of the domain. Compare the values with those that it shows under “Domains”.',
    refused: 'Resend does not take the key. Replace it above.',
    'no answer': 'Resend did not answer: whether it has verified the domain could not be checked.',
    'no key': 'Without a key Resend could not be asked.',
  };
  return texts[service];
}
