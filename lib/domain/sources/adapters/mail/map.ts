import { findMoment } from '@/lib/domain/enquiries/field/moment';
import type { Lead } from '../../lead';
import { listEntries, type Tree, textOf } from '../../read';
import type { Adapter, Mapping } from '../adapter';
import { toLead } from '../form/map';
import { isOfMail, unpack } from './unpack';

function map(body: Tree, mapping: Mapping): Lead[] {
  const entries = listEntries(body);
  if (!entries.some(([name]) => !isOfMail(name))) return [];
  const lead = toLead(entries, mapping, ([name]) => !isOfMail(name));
  return [{ ...lead, sentAt: lead.sentAt ?? findMoment(textOf(body, '@date')) }];
}

export const mail: Adapter = { unpack, map };
