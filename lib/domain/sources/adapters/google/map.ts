import { findMoment } from '@/lib/domain/enquiries/field/moment';
import { emptyLead, type Lead, toLines } from '../../lead';
import { findPart, type Tree, textOf } from '../../read';
import { type Adapter, emptyObject } from '../adapter';

const names = new Set(['FULL_NAME', 'FIRST_NAME', 'LAST_NAME']);
const emails = ['EMAIL', 'WORK_EMAIL'];
const phones = ['PHONE_NUMBER', 'WORK_PHONE'];

type Answer = { id: string; label: string; value: string };

const listAnswers = (body: Tree): Answer[] => {
  const columns = findPart(body, 'user_column_data');
  if (!Array.isArray(columns)) return [];
  return columns.map((column) => {
    const id = textOf(column, 'column_id');
    return { id, label: textOf(column, 'column_name') || id, value: textOf(column, 'string_value') };
  });
};

function map(body: Tree): Lead[] {
  const answers = listAnswers(body);
  if (answers.length === 0) return [];
  const textOfColumn = (id: string) => answers.find((answer) => answer.id === id)?.value ?? '';
  const firstOf = (ids: string[]) => ids.map(textOfColumn).find(Boolean) ?? '';
  const [email, phone] = [firstOf(emails), firstOf(phones)];
  const clickId = textOf(body, 'gcl_id');
  const parts = [textOfColumn('FIRST_NAME'), textOfColumn('LAST_NAME')].filter(Boolean);
  // A second number or address is part of the message, too.
  const others = answers.filter(({ id, value }) => !names.has(id) && value !== email && value !== phone);
  return [
    {
      ...emptyLead,
      key: textOf(body, 'lead_id'),
      isTest: textOf(body, 'is_test').toLowerCase() === 'true',
      name: textOfColumn('FULL_NAME') || parts.join(' '),
      phone,
      email,
      message: toLines(others.map(({ label, value }) => [label, value])),
      sentAt: findMoment(textOf(body, 'lead_submit_time')),
      ...(clickId && { clickId }),
    },
  ];
}

export const google: Adapter = {
  map,
  findKey: (body) => textOf(body, 'google_key'),
  answer: emptyObject,
};
