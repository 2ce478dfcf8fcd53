import 'server-only';
import { Resolver } from 'node:dns/promises';
import { env } from '@/lib/server/env';
import type { ExpectedRecord } from './expected-records';
import { listMeant, type RecordState, stateOfRecord } from './record-state';

export type LookedUpRecord = ExpectedRecord & { state: RecordState };

const timeoutMs = 4_000;
const notThere = ['ENOTFOUND', 'ENODATA'];

const toHost = (host: string) => host.toLowerCase().replace(/\.$/, '');

async function ask(resolver: Resolver, type: ExpectedRecord['type'], name: string): Promise<string[]> {
  if (type === 'MX') return (await resolver.resolveMx(name)).map(({ exchange }) => toHost(exchange));
  if (type === 'CNAME') return (await resolver.resolveCname(name)).map(toHost);
  return (await resolver.resolveTxt(name)).map((pieces) => pieces.join(''));
}

/** Null when DNS did not answer. */
async function find(
  resolver: Resolver,
  type: ExpectedRecord['type'],
  name: string,
): Promise<string[] | null> {
  try {
    return await ask(resolver, type, name);
  } catch (error) {
    return notThere.includes(String((error as { code?: unknown }).code)) ? [] : null;
  }
}

const nameAbove = ({ purpose, name }: ExpectedRecord): string | null => {
  const labels = name.split('.');
  return purpose === 'DMARC' && labels.length > 3 ? ['_dmarc', ...labels.slice(2)].join('.') : null;
};

async function lookUp(resolver: Resolver, record: ExpectedRecord): Promise<LookedUpRecord> {
  const found = await find(resolver, record.type, record.name);
  const above = nameAbove(record);
  if (above && found && listMeant(record, found).length === 0) {
    const other = await lookUp(resolver, { ...record, name: above });
    if (other.state !== 'lacking') return other;
  }
  return { ...record, state: stateOfRecord(record, found) };
}

/** Timeout 4 s. Never throws. */
export async function lookUpRecords(records: ExpectedRecord[]): Promise<LookedUpRecord[]> {
  const resolver = new Resolver({ timeout: timeoutMs / 2, tries: 2 });
  if (env.DNS_SERVERS) resolver.setServers(env.DNS_SERVERS);
  const timer = setTimeout(() => resolver.cancel(), timeoutMs);
  try {
    return await Promise.all(records.map((record) => lookUp(resolver, record)));
  } finally {
    clearTimeout(timer);
  }
}
