import 'server-only';
import type { IncomingMessage } from 'node:http';
import { sourceHosts } from '@/lib/content/sources/sources';
import { DeliveryError, reasonOf } from '@/lib/server/delivery/delivery-error';
import { requestPublicHost } from '@/lib/server/delivery/public-request';
import { env } from '@/lib/server/env';

export type HostRequest = { url: string; method?: 'POST'; headers?: Record<string, string>; body?: string };

/** `date` is the clock of the other side. */
export type HostResponse = { status: number; date: Date | null; text: string };

type Bounds = { signal: AbortSignal; maxBytes: number; mayBePlain?: boolean };

function toAddress(text: string, mayBePlain: boolean): URL {
  const url = new URL(text);
  const isKnown = sourceHosts.sealed.includes(url.host);
  const isPlain = mayBePlain && url.protocol === 'http:' && sourceHosts.plain.includes(url.host);
  if (!(isKnown && url.protocol === 'https:') && !isPlain)
    throw new DeliveryError('this host may not be asked', { isPermanentError: true });
  if (!env.SOURCES_BASE_URL) return url;
  // One server answers for all hosts.
  return new URL(
    `/${url.protocol.slice(0, -1)}/${url.host}${url.pathname}${url.search}`,
    env.SOURCES_BASE_URL,
  );
}

async function readText(answer: IncomingMessage, maxBytes: number): Promise<string> {
  const chunks: Buffer[] = [];
  let total = 0;
  for await (const chunk of answer as AsyncIterable<Buffer>) {
    total += chunk.byteLength;
    if (total > maxBytes) throw new DeliveryError('the answer is too large');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString();
}

function readDate(text: string | undefined): Date | null {
  const date = new Date(text ?? '');
  return Number.isNaN(date.getTime()) ? null : date;
}

/** Not a byte was answered. */
export class NotReached extends DeliveryError {}

/** Never follows a redirect. @throws DeliveryError, or a network error. */
export async function requestHost(
  { url, method, headers = {}, body }: HostRequest,
  { signal, maxBytes, mayBePlain = false }: Bounds,
): Promise<HostResponse> {
  const sent = { method: method ?? ('GET' as const), headers, ...(body !== undefined && { body }) };
  const address = toAddress(url, mayBePlain);
  const answer = await requestPublicHost(address, sent, signal).catch((error) => {
    throw error instanceof DeliveryError ? error : new NotReached(reasonOf(error));
  });
  return {
    status: answer.statusCode ?? 0,
    date: readDate(answer.headers.date),
    text: await readText(answer, maxBytes),
  };
}
