import 'server-only';
import { listReadings } from '@/lib/shared/accounts/new-password';

/** Attackers guess pairs of the most common passwords first. */
const paired = 10_000;
const minPartLength = 4;

function isPair(common: ReadonlySet<string>, reading: string): boolean {
  for (let at = minPartLength; at <= reading.length - minPartLength; at += 1)
    if (common.has(reading.slice(0, at)) && common.has(reading.slice(at))) return true;
  return false;
}

export async function isCommonPassword(password: string): Promise<boolean> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  const list = dictionary['passwords-common'].map((each) => each.toLowerCase());
  const all = new Set(list);
  const first = new Set(list.slice(0, paired));
  return listReadings(password).some((reading) => all.has(reading) || isPair(first, reading));
}
