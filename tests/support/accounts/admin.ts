import type { Admin, Editor, Sales, Staff } from '@/lib/server/auth/viewer';

/** The brand is granted by lib/server/auth alone; tests of queries and mutations stand behind that door. */
export const makeAdmin = (fields: Partial<Admin> = {}): Admin =>
  ({
    userId: 'u',
    name: 'A',
    email: 'a@example.com',
    sessionId: 's',
    passwordAt: new Date(),
    role: 'admin',
    address: '192.0.2.7',
    ...fields,
  }) as Admin;

export const makeEditor = (fields: Partial<Editor> = {}): Editor =>
  ({ ...makeAdmin({ role: 'editor' }), ...fields }) as Editor;

export const makeSales = (fields: Partial<Sales> = {}): Sales =>
  ({ ...makeAdmin({ role: 'sales' }), ...fields }) as Sales;

/** Somebody of whatever role, for what concerns the own account. */
export const makeStaff = (fields: Partial<Staff>): Staff => ({ ...makeAdmin(), ...fields }) as Staff;
