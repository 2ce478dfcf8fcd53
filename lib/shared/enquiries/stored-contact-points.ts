import { z } from 'zod';
import {
  type ContactPoint,
  contactPointKinds,
  distinctContactPoints,
  firstOf,
  isSameContactPoint,
} from './contact-points';
import { titleOf } from './title';

export const contactPointSchema = z.object({ kind: z.enum(contactPointKinds), value: z.string() });
export const contactPointsSchema = z.array(contactPointSchema);

/** [] where another release has stored another shape. */
export const readContactPoints = (stored: unknown): ContactPoint[] =>
  contactPointsSchema.safeParse(stored).data ?? [];

/** The columns with a contact's phone number, e-mail address and further contact points. */
export type Answerable = { phoneE164: string; email: string; ways: unknown };

/** All contact points; those that the contact sent come first. */
export const listContactPoints = ({ phoneE164, email, ways: further }: Answerable): ContactPoint[] => {
  const sent: ContactPoint[] = [
    { kind: 'phone', value: phoneE164 },
    { kind: 'email', value: email },
  ];
  return distinctContactPoints([...sent.filter(({ value }) => value !== ''), ...readContactPoints(further)]);
};

/** The address that the contact sent, else the first one that the team added, else ''. */
export const mailAddressOf = (row: Answerable): string => firstOf(listContactPoints(row), 'email');

/** The WhatsApp id of a contact whom a source sent without number and address; else null. */
export function findSentId({
  phoneE164,
  email,
  ways: further,
  doorId,
}: Answerable & { doorId: string | null }) {
  if (doorId === null || phoneE164 !== '' || email !== '') return null;
  const [first] = readContactPoints(further);
  return first?.kind === 'whatsapp' ? first : null;
}

/** All but the number and the address that the contact sent. */
export const listFurtherContactPoints = (row: Answerable): ContactPoint[] =>
  listContactPoints(row).filter(({ value }) => ![row.phoneE164, row.email].includes(value));

/** The text of the history for a changed list. */
export function describeContactPointChange(
  next: Answerable,
  former: Answerable,
  print: (way: ContactPoint) => string,
): string {
  const [now, before] = [listFurtherContactPoints(next), listFurtherContactPoints(former)];
  const listNew = (list: ContactPoint[], known: ContactPoint[]) =>
    list
      .filter((way) => !known.some((other) => isSameContactPoint(way, other)))
      .map(print)
      .join(', ');
  const [added, gone] = [listNew(now, before), listNew(before, now)];
  return [added && `added phone or e-mail: ${added}`, gone && `removed phone or e-mail: ${gone}`]
    .filter(Boolean)
    .join('; ');
}

export const titleOfRow = ({ name, ...row }: Answerable & { name: string }): string =>
  titleOf({ name, ways: listContactPoints(row) });
