import 'server-only';
import { Resend } from 'resend';
import { env } from '@/lib/server/env';
import { type ExpectedRecord, toExpectedRecords } from './expected-records';

export const openMailService = (key: string): Resend =>
  new Resend(key, env.RESEND_BASE_URL ? { baseUrl: env.RESEND_BASE_URL } : {});

/** A key that may only send cannot read domains. */
export type ServiceAnswer =
  | { kind: 'listed'; isVerified: boolean; records: ExpectedRecord[] }
  | { kind: 'absent' | 'sending only' | 'refused' | 'no answer' };

const timeoutMs = 5_000;
const maxDomains = 100;

const refusals = [400, 401, 403];

type Failure = { name: string; statusCode: number | null };

function toAnswer({ name, statusCode }: Failure): ServiceAnswer {
  if (name === 'restricted_api_key') return { kind: 'sending only' };
  const isAnswer = name !== 'application_error';
  return { kind: isAnswer && refusals.includes(statusCode ?? 0) ? 'refused' : 'no answer' };
}

/** Never throws. */
export async function askMailService(key: string, domain: string): Promise<ServiceAnswer> {
  const service = openMailService(key);
  const signal = AbortSignal.timeout(timeoutMs);
  try {
    const list = await service.domains.list({ limit: maxDomains }, { signal });
    if (list.error) return toAnswer(list.error);
    const entry = list.data.data.find(({ name }) => name.toLowerCase() === domain);
    if (!entry) return { kind: 'absent' };
    const { data, error } = await service.domains.get(entry.id, { signal });
    if (error) return toAnswer(error);
    return {
      kind: 'listed',
      isVerified: data.status === 'verified',
      records: toExpectedRecords(domain, data.records),
    };
  } catch {
    return { kind: 'no answer' };
  }
}
