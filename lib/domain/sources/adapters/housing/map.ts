import { findMoment } from '@/lib/domain/enquiries/field/moment';
import { emptyLead, type Lead, toLines } from '../../lead';
import { type Tree, textOf } from '../../read';
import type { Adapter } from '../adapter';
import { toInternational } from '../international';
import { findSecond } from '../second';
import { poll } from './poll';

const toBudget = (record: Tree): string =>
  [textOf(record, 'min_price'), textOf(record, 'max_price')].filter(Boolean).join(' to ');

/** Housing sends no id: `makeKey` uses contact, listing and day. */
const toLead = (record: Tree): Lead => ({
  ...emptyLead,
  name: textOf(record, 'lead_name'),
  phone: toInternational(textOf(record, 'country_code'), textOf(record, 'lead_phone')),
  email: textOf(record, 'lead_email'),
  message: toLines([
    ['Homes', textOf(record, 'apartment_names')],
    ['Locality', textOf(record, 'locality_name')],
  ]),
  project: textOf(record, 'project_name') || textOf(record, 'project_id'),
  budget: toBudget(record),
  sentAt: findSecond(textOf(record, 'lead_date')) ?? findMoment(textOf(record, 'lead_date')),
  day: textOf(record, 'lead_date'),
});

export const housing: Adapter = { map: (body) => [toLead(body)], poll };
