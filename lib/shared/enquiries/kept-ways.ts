import { z } from 'zod';
import { titleOf } from './title';
import { distinctWays, firstOf, isSameWay, type Way, wayKinds } from './ways';

export const way = z.object({ kind: z.enum(wayKinds), value: z.string() });
export const ways = z.array(way);

/** Another release may have written more than these. */
export const toWays = (stored: unknown): Way[] => ways.safeParse(stored).data ?? [];

/** What is kept of how somebody can be answered. */
export type Answerable = { phoneE164: string; email: string; ways: unknown };

/** All ways to answer somebody: what was sent first. */
export const listWays = ({ phoneE164, email, ways: further }: Answerable): Way[] => {
  const sent: Way[] = [
    { kind: 'phone', value: phoneE164 },
    { kind: 'email', value: email },
  ];
  return distinctWays([...sent.filter(({ value }) => value !== ''), ...toWays(further)]);
};

/** Where somebody is mailed: at the address that was sent, else at the first that the team has added; '' without one. */
export const mailAddressOf = (row: Answerable): string => firstOf(listWays(row), 'email');

/** The WhatsApp id that a source has sent in the place of a number and an address; null where they came by another way. */
export function findSentId({
  phoneE164,
  email,
  ways: further,
  doorId,
}: Answerable & { doorId: string | null }) {
  if (doorId === null || phoneE164 !== '' || email !== '') return null;
  const [first] = toWays(further);
  return first?.kind === 'whatsapp' ? first : null;
}

/** What was not sent as number or address. */
export const listFurtherWays = (row: Answerable): Way[] =>
  listWays(row).filter(({ value }) => ![row.phoneE164, row.email].includes(value));

/** What the history says of a list that took the place of another. */
export function tellWays(next: Answerable, former: Answerable, print: (way: Way) => string): string {
  const [now, before] = [listFurtherWays(next), listFurtherWays(former)];
  const listNew = (list: Way[], known: Way[]) =>
    list
      .filter((way) => !known.some((other) => isSameWay(way, other)))
      .map(print)
      .join(', ');
  const [added, gone] = [listNew(now, before), listNew(before, now)];
  return [added && `added a way to be answered: ${added}`, gone && `took a way to be answered away: ${gone}`]
    .filter(Boolean)
    .join('; ');
}

/** What an enquiry is called, by its row. */
export const titleOfRow = ({ name, ...row }: Answerable & { name: string }): string =>
  titleOf({ name, ways: listWays(row) });
