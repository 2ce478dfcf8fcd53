import 'server-only';
import { sourceLimits, sourceTexts } from '@/lib/content/sources/sources';
import { DeliveryError } from '@/lib/server/delivery/delivery-error';
import { findPart, readJson, type Tree, textOf } from '../../read';
import { requestHost } from '../../request-host';
import type { FetchResult } from '../adapter';
import { listChanges } from './changes';
import { graph, isLater, isOfToken } from './graph';

/** Other fields would need a token that may manage ads. */
const fields = 'created_time,field_data';
/** For all leads of a body, so that the queue is not blocked. */
const timeoutMs = 5_000;
const maxBytes = sourceLimits.bodyBytes;

async function askForLead(id: string, token: string, signal: AbortSignal): Promise<FetchResult> {
  const url = `${graph}/${id}?fields=${fields}`;
  const headers = { authorization: `Bearer ${token}` };
  const { status, text } = await requestHost({ url, headers }, { signal, maxBytes });
  const tree = readJson(text) ?? '';
  const answers = findPart(tree, 'field_data');
  if (status === 200 && answers)
    return { tree: { id, created_time: textOf(tree, 'created_time'), field_data: answers } };
  if (isLater(status, tree)) throw new DeliveryError(`Meta answered ${status}`);
  return { unread: isOfToken(status, tree) ? sourceTexts.tokenRefused : sourceTexts.leadUnknown };
}

/** @throws DeliveryError, or a network error, when a later attempt may work. */
export async function askForLeads(body: Tree, token: string): Promise<FetchResult> {
  const named = listChanges(body)
    .filter(({ field }) => field === 'leadgen')
    .map(({ value }) => textOf(value, 'leadgen_id'))
    .filter((id) => /^\d{1,30}$/.test(id));
  const ids = [...new Set(named)].slice(0, sourceLimits.leads);
  if (ids.length === 0) return { tree: { leads: [] } };
  if (token === '') return { unread: sourceTexts.tokenMissing };
  const signal = AbortSignal.timeout(timeoutMs);
  const answers = await Promise.all(ids.map((id) => askForLead(id, token, signal)));
  // A lead without data is counted as unreachable.
  const leads = answers.map((one, at) => ('tree' in one ? one.tree : { id: ids[at] ?? '' }));
  const refused = answers.find((one) => 'unread' in one);
  return refused && answers.every((one) => 'unread' in one) ? refused : { tree: { leads } };
}
