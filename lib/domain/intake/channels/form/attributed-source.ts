import type { Attribution } from '@/lib/domain/enquiries/field/attribution';

const hosts: [RegExp, string][] = [
  [/(^|\.)google\./, 'Google'],
  [/(^|\.)bing\.com$/, 'Bing'],
  [/(^|\.)(facebook\.com|fb\.com)$/, 'Facebook'],
  [/(^|\.)instagram\.com$/, 'Instagram'],
  [/(^|\.)(whatsapp\.com|wa\.me)$/, 'WhatsApp'],
  [/(^|\.)linkedin\.com$/, 'LinkedIn'],
  [/(^|\.)youtube\.com$/, 'YouTube'],
];
const known = new Map(hosts.map(([, name]) => [name.toLowerCase(), name]));

function hostOf(address: string): string {
  try {
    return new URL(address).hostname;
  } catch {
    return '';
  }
}

export function sourceOf(touch: Attribution | undefined): string {
  const named = touch?.utm_source?.trim().slice(0, 40);
  if (named) return known.get(named.toLowerCase()) ?? named.charAt(0).toUpperCase() + named.slice(1);
  if (touch?.gclid) return 'Google';
  if (touch?.fbclid) return 'Facebook';
  const host = hostOf(touch?.referrer ?? '');
  if (host === '') return 'Website';
  return hosts.find(([pattern]) => pattern.test(host))?.[1] ?? 'Referral';
}
