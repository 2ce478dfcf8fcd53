import 'server-only';
import type { IncomingMessage } from 'node:http';
import { sourceLimits, sourceTexts } from '@/lib/content/sources/sources';
import { DeliveryError } from '@/lib/server/delivery/delivery-error';
import { requestPublicHost } from '@/lib/server/delivery/public-request';
import { env } from '@/lib/server/env';
import { findPart, readTree, type Tree, textOf } from '../../read';
import type { Told } from '../adapter';
import { listChanges } from './changes';

const graph = 'https://graph.facebook.com';
const version = 'v24.0';
/** With those of the ad and the campaign a token would need the right to manage ads. */
const fields = 'created_time,field_data';
/** All leads of a body, so that a run of the queue stays short. */
const timeoutMs = 5_000;
const maxBytes = sourceLimits.bodyBytes;
/** "The access token is wrong, or has ended", and "the permission is missing". */
const tokenErrors = new Set(['10', '102', '190', '200']);

async function readText(answer: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let total = 0;
  for await (const chunk of answer as AsyncIterable<Buffer>) {
    total += chunk.byteLength;
    if (total > maxBytes) throw new DeliveryError('the answer is too large');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString();
}

async function askForLead(id: string, token: string, signal: AbortSignal): Promise<Told> {
  const url = new URL(`/${version}/${id}?fields=${fields}`, env.META_BASE_URL ?? graph);
  const headers = { authorization: `Bearer ${token}` };
  const answer = await requestPublicHost(url, { method: 'GET', headers }, signal);
  const status = answer.statusCode ?? 0;
  const tree = (await readTree(await readText(answer), 'application/json')) ?? '';
  const answers = findPart(tree, 'field_data');
  if (status === 200 && answers)
    return { tree: { id, created_time: textOf(tree, 'created_time'), field_data: answers } };
  const error = findPart(tree, 'error') ?? '';
  const isLater = status < 400 || status >= 500 || status === 429 || textOf(error, 'is_transient') === 'true';
  if (isLater) throw new DeliveryError(`Meta answered ${status}`);
  const isOfToken = status === 401 || tokenErrors.has(textOf(error, 'code'));
  return { unread: isOfToken ? sourceTexts.tokenRefused : sourceTexts.leadUnknown };
}

/** The leads whose ids a body names, each once. @throws DeliveryError, or what the network throws, where a later attempt may do. */
export async function askForLeads(body: Tree, token: string): Promise<Told> {
  const named = listChanges(body)
    .filter(({ field }) => field === 'leadgen')
    .map(({ value }) => textOf(value, 'leadgen_id'))
    .filter((id) => /^\d{1,30}$/.test(id));
  const ids = [...new Set(named)].slice(0, sourceLimits.leads);
  if (ids.length === 0) return { tree: { leads: [] } };
  if (token === '') return { unread: sourceTexts.tokenMissing };
  const signal = AbortSignal.timeout(timeoutMs);
  const told = await Promise.all(ids.map((id) => askForLead(id, token, signal)));
  // One that is not told stays without number and address, and is counted so.
  const leads = told.map((one, at) => ('tree' in one ? one.tree : { id: ids[at] ?? '' }));
  const refused = told.find((one) => 'unread' in one);
  return refused && told.every((one) => 'unread' in one) ? refused : { tree: { leads } };
}
