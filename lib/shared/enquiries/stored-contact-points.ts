import { z } from 'zod';
import {
  type ContactPoint,
  contactPointKinds,
  distinctContactPoints,
  firstOf,
  isSameContactPoint,
  titleOf,
} from './contact-points';

export const contactPointSchema = z.object({ kind: z.enum(contactPointKinds), value: z.string() });
export const contactPointsSchema = z.array(contactPointSchema);

/** Another release may have stored another shape. */
export const readContactPoints = (stored: unknown): ContactPoint[] =>
  contactPointsSchema.safeParse(stored).data ?? [];

export type Answerable = { phoneE164: string; email: string; contactPoints: unknown };

export const listContactPoints = ({
  phoneE164,
  email,
  contactPoints: further,
}: Answerable): ContactPoint[] => {
  const sent: ContactPoint[] = [
    { kind: 'phone', value: phoneE164 },
    { kind: 'email', value: email },
  ];
  return distinctContactPoints([...sent.filter(({ value }) => value !== ''), ...readContactPoints(further)]);
};

export const mailAddressOf = (row: Answerable): string => firstOf(listContactPoints(row), 'email');

/** Null unless a source sent nothing else. */
export function findSentId({
  phoneE164,
  email,
  contactPoints: further,
  sourceId,
}: Answerable & { sourceId: string | null }) {
  if (sourceId === null || phoneE164 !== '' || email !== '') return null;
  const [first] = readContactPoints(further);
  return first?.kind === 'whatsapp' ? first : null;
}

export const listFurtherContactPoints = (row: Answerable): ContactPoint[] =>
  listContactPoints(row).filter(({ value }) => ![row.phoneE164, row.email].includes(value));

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
  titleOf({ name, contactPoints: listContactPoints(row) });
