import type { SourceField } from '@/lib/content/sources/sources';
import { findMoment } from '@/lib/domain/enquiries/field/moment';
import { importColumns } from '@/lib/domain/intake/schema';
import { emptyLead, joinTexts, type Lead, toLines } from '../../lead';
import { type Entry, listEntries, listRecords, toBare } from '../../read';
import type { Adapter, Mapping } from '../adapter';

type Guessed = SourceField | 'firstName' | 'lastName' | 'isTest';

const headsOf = (name: string): RegExp => importColumns.find((column) => column.name === name)?.heads ?? /$^/;

/** In this order; the last ones use the heads of the table import. */
const heads: [Guessed, RegExp][] = [
  ['isTest', /^(?:is )?test$/i],
  ['id', /^(?:lead |enquiry |submission |response |entry )?(?:id|uuid)$/i],
  ['firstName', /^first name$/i],
  ['lastName', /^(?:last name|surname)$/i],
  ['name', /^(?:(?:your|contact) )?name$/i],
  ['email', /^e mail\b/i],
  ['sentAt', /^(?:(?:created|submitted|received|sent)(?: (?:at|on|time|date))?|date|time|timestamp)$/i],
  ...(['name', 'phone', 'email', 'project', 'budget', 'message'] as const).map((name): [Guessed, RegExp] => [
    name,
    headsOf(name),
  ]),
];

/** "contact.phoneNumber" becomes "phone Number". */
const toHead = (name: string): string =>
  (name.split('.').at(-1) ?? '')
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .replace(/[_\s-]+/g, ' ')
    .trim();

function nameEntries(entries: Entry[], mapping: Mapping): Map<Guessed, Entry> {
  const found = new Map<Guessed, Entry>();
  const free = new Set(entries.filter(([, value]) => value !== ''));
  const take = (field: Guessed, isOf: (entry: Entry) => boolean) => {
    for (const entry of free) {
      if (!isOf(entry)) continue;
      found.set(field, entry);
      free.delete(entry);
      return;
    }
  };
  const bareNames = new Map(entries.map((entry) => [entry, toBare(entry[0])]));
  for (const [ours, theirs] of Object.entries(mapping)) {
    const bare = toBare(theirs);
    // `sourceChange` allows only our fields.
    if (theirs) take(ours as SourceField, (entry) => bareNames.get(entry) === bare);
  }
  const entryHeads = new Map(entries.map((entry) => [entry, toHead(entry[0])]));
  for (const [ours, pattern] of heads)
    if (!found.has(ours)) take(ours, (entry) => pattern.test(entryHeads.get(entry) ?? ''));
  return found;
}

export function toLead(
  entries: Entry[],
  mapping: Mapping,
  isLine: (entry: Entry) => boolean = () => true,
): Lead {
  const found = nameEntries(entries, mapping);
  const textOf = (name: Guessed) => found.get(name)?.[1] ?? '';
  const named = new Set(found.values());
  return {
    ...emptyLead,
    key: textOf('id'),
    isTest: /^(?:true|1|yes)$/i.test(textOf('isTest')),
    name: textOf('name') || [textOf('firstName'), textOf('lastName')].filter(Boolean).join(' '),
    phone: textOf('phone'),
    email: textOf('email'),
    message: joinTexts(
      textOf('message'),
      toLines(entries.filter((entry) => !named.has(entry) && isLine(entry))),
    ),
    project: textOf('project'),
    budget: textOf('budget'),
    sentAt: findMoment(textOf('sentAt')),
  };
}

export const form: Adapter = {
  map: (body, mapping) => listRecords(body).map((record) => toLead(listEntries(record), mapping)),
};
