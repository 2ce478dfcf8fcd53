import { findMoment } from '@/lib/domain/enquiries/field/moment';
import { emptyLead, type Lead } from '../../lead';
import { findPart, type Tree, textOf } from '../../read';
import type { Adapter } from '../adapter';
import { type Answer, readAnswers } from '../answers';
import { askForLeads } from './ask';
import { listChanges } from './changes';

/** Meta's test tool fills forms with this. */
const trial = /^<test lead:/i;

function listAnswers(lead: Tree): Answer[] {
  const fields = findPart(lead, 'field_data');
  if (!Array.isArray(fields)) return [];
  return fields.map((field) => {
    const values = findPart(field, 'values');
    const texts = Array.isArray(values) ? values.filter((value) => typeof value === 'string') : [];
    const id = textOf(field, 'name');
    return { id, label: id.replaceAll('_', ' '), value: texts.filter(Boolean).join(', ') };
  });
}

export function toLead(lead: Tree): Lead {
  const answers = listAnswers(lead);
  return {
    ...emptyLead,
    ...readAnswers(answers),
    key: textOf(lead, 'id'),
    isTest: answers.some(({ value }) => trial.test(value)),
    sentAt: findMoment(textOf(lead, 'created_time')),
  };
}

function map(answer: Tree): Lead[] {
  const leads = findPart(answer, 'leads');
  return Array.isArray(leads) ? leads.map(toLead) : [];
}

export const meta: Adapter = {
  map,
  isSigned: true,
  // The app may have subscribed to more than leads.
  isNotice: (body) => {
    const changes = listChanges(body);
    return changes.length > 0 && changes.every(({ field }) => field !== 'leadgen');
  },
  ask: askForLeads,
};
