import { findMoment } from '@/lib/domain/enquiries/field/moment';
import { emptyLead, type Lead } from '../../lead';
import { findPart, type Tree, textOf } from '../../read';
import type { Adapter } from '../adapter';
import { type Answer, readAnswers } from '../answers';

const listAnswers = (body: Tree): Answer[] => {
  const columns = findPart(body, 'user_column_data');
  if (!Array.isArray(columns)) return [];
  return columns.map((column) => {
    const id = textOf(column, 'column_id');
    const label = textOf(column, 'column_name') || id;
    return { id: id.toLowerCase(), label, value: textOf(column, 'string_value') };
  });
};

function map(body: Tree): Lead[] {
  const answers = listAnswers(body);
  if (answers.length === 0) return [];
  const clickId = textOf(body, 'gcl_id');
  return [
    {
      ...emptyLead,
      ...readAnswers(answers),
      key: textOf(body, 'lead_id'),
      isTest: textOf(body, 'is_test').toLowerCase() === 'true',
      sentAt: findMoment(textOf(body, 'lead_submit_time')),
      ...(clickId && { clickId }),
    },
  ];
}

export const google: Adapter = { map, findKey: (body) => textOf(body, 'google_key') };
