import type { ExpectedRecord } from './expected-records';

export type RecordState = 'found' | 'lacking' | 'differs' | 'unknown';

const spf = /^v=spf1(?:\s|$)/i;
const dmarc = /^v=dmarc1\s*(?:;|$)/i;
const policy = /;\s*p\s*=\s*(?:none|quarantine|reject)\s*(?:;|$)/i;
const bounceHost = /^feedback-smtp\.[a-z0-9-]+\.amazonses\.com$/;

/** Long records come in pieces; '' is a revoked key. */
const findPublicKey = (text: string): string | null =>
  /(?:^|;)p=([^;]*)/.exec(text.replace(/\s+/g, ''))?.[1] ?? null;

const listIncludes = (text: string): string[] =>
  text
    .toLowerCase()
    .split(/\s+/)
    .filter((term) => term.startsWith('include:'));

function isSpfRight(value: string | null, text: string): boolean {
  const present = listIncludes(text);
  return listIncludes(value ?? '').every((term) => present.includes(term));
}

function isKeyRight(value: string | null, text: string): boolean {
  const key = findPublicKey(text);
  return value === null ? key !== '' : key === findPublicKey(value);
}

const rules: Record<
  'SPF' | 'DKIM' | 'DMARC',
  { isMeant: (text: string) => boolean; isRight: (value: string | null, text: string) => boolean }
> = {
  SPF: { isMeant: (text) => spf.test(text), isRight: isSpfRight },
  DKIM: { isMeant: (text) => findPublicKey(text) !== null, isRight: isKeyRight },
  DMARC: { isMeant: (text) => dmarc.test(text), isRight: (_value, text) => policy.test(text) },
};

const isHostRight = (value: string | null, host: string): boolean =>
  value === null ? bounceHost.test(host) : host === value.toLowerCase().replace(/\.$/, '');

export const listMeant = ({ purpose, type }: ExpectedRecord, found: string[]): string[] =>
  type === 'TXT' && purpose !== 'Bounces' ? found.filter(rules[purpose].isMeant) : found;

export function stateOfRecord(wanted: ExpectedRecord, found: string[] | null): RecordState {
  if (found === null) return 'unknown';
  const meant = listMeant(wanted, found);
  const [first, second] = meant;
  if (first === undefined) return 'lacking';
  const { purpose, type, value } = wanted;
  if (type !== 'TXT' || purpose === 'Bounces')
    return meant.some((host) => isHostRight(value, host)) ? 'found' : 'differs';
  // Receivers ignore both of two SPF or two DMARC records.
  const isAlone = purpose === 'DKIM' || second === undefined;
  return isAlone && meant.some((text) => rules[purpose].isRight(value, text)) ? 'found' : 'differs';
}
