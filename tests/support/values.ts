import { randomUUID } from 'node:crypto';

let serial = 0;

/** A name that no other record of the tests has. */
export const newName = (name: string): string => {
  serial += 1;
  return `${name} ${Date.now()}-${serial}`;
};

export const newEmail = (): string => `${randomUUID()}@example.com`;

export const newPhone = (): string => `9${String(Math.floor(Math.random() * 1e9)).padStart(9, '0')}`;

/** A network address that no other visitor has: limits count for each. */
export const newAddress = (): string =>
  `2001:db8:${Array.from({ length: 6 }, () => Math.floor(Math.random() * 65_536).toString(16)).join(':')}`;

/** An id that no record has. */
export const unknownId = '01900000-0000-7000-8000-000000000000';
