import { findMoment } from '@/lib/domain/enquiries/field/moment';
import { emptyLead, type Lead, toLines } from '../../lead';
import { listRecords, type Tree, textOf } from '../../read';
import type { Adapter } from '../adapter';

const facts = [
  ['Category', 'category'],
  ['City', 'city'],
  ['Area', 'area'],
  ['Pincode', 'pincode'],
  ['Company', 'company'],
  ['Kind of lead', 'leadtype'],
] as const;

function toLead(record: Tree): Lead {
  const number = textOf(record, 'mobile') ? 'mobile' : 'phone';
  const isUndisturbed = textOf(record, number === 'mobile' ? 'dncmobile' : 'dncphone') === '1';
  return {
    ...emptyLead,
    key: textOf(record, 'leadid'),
    name: [textOf(record, 'prefix'), textOf(record, 'name')].filter(Boolean).join(' '),
    phone: textOf(record, number),
    email: textOf(record, 'email'),
    message: toLines([
      ...facts.map(([label, name]) => [label, textOf(record, name)] as const),
      ['Do not disturb', isUndisturbed ? 'registered for this number' : ''],
    ]),
    sentAt: findMoment([textOf(record, 'date'), textOf(record, 'time')].filter(Boolean).join(' ')),
  };
}

export const justdial: Adapter = {
  map: (body) => listRecords(body).map(toLead),
  answer: { type: 'text/plain; charset=utf-8', text: 'RECEIVED' },
};
