import { findMoment } from '@/lib/domain/enquiries/field/moment';
import { emptyLead, type Lead, toLines } from '../../lead';
import { findPart, type Tree, textOf } from '../../read';
import { type Adapter, emptyObject } from '../adapter';
import { askForLeads } from './ask';
import { listChanges } from './changes';

type Answer = { name: string; value: string };

const names = new Set(['full_name', 'first_name', 'last_name']);
const emails = ['email', 'work_email'];
const phones = ['phone_number', 'work_phone_number'];
/** Meta's test tool fills forms with this. */
const trial = /^<test lead:/i;

function listAnswers(lead: Tree): Answer[] {
  const fields = findPart(lead, 'field_data');
  if (!Array.isArray(fields)) return [];
  return fields.map((field) => {
    const values = findPart(field, 'values');
    const texts = Array.isArray(values) ? values.filter((value) => typeof value === 'string') : [];
    return { name: textOf(field, 'name'), value: texts.filter(Boolean).join(', ') };
  });
}

export function toLead(lead: Tree): Lead {
  const answers = listAnswers(lead);
  const answerTo = (name: string) => answers.find((answer) => answer.name === name)?.value ?? '';
  const firstOf = (all: string[]) => all.map(answerTo).find(Boolean) ?? '';
  const [email, phone] = [firstOf(emails), firstOf(phones)];
  const parts = [answerTo('first_name'), answerTo('last_name')].filter(Boolean);
  // A second number or address is part of the message, too.
  const others = answers.filter(({ name, value }) => !names.has(name) && value !== email && value !== phone);
  return {
    ...emptyLead,
    key: textOf(lead, 'id'),
    isTest: answers.some(({ value }) => trial.test(value)),
    name: answerTo('full_name') || parts.join(' '),
    phone,
    email,
    message: toLines(others.map(({ name, value }) => [name.replaceAll('_', ' '), value])),
    sentAt: findMoment(textOf(lead, 'created_time')),
  };
}

function map(told: Tree): Lead[] {
  const leads = findPart(told, 'leads');
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
  answer: emptyObject,
};
