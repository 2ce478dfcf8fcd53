import { randomUUID } from 'node:crypto';
import { hash } from '@node-rs/argon2';
import { Client } from 'pg';
import type { Role } from '../../../lib/content/roles';
import { newEmail } from '../values';

type Person = { email: string; password: string };

/** Adds a person of a role, straight into the database of the running site. */
async function addPerson(role: Role, name: string): Promise<Person> {
  const password = `${role} ${randomUUID()}`;
  const email = newEmail();
  const client = new Client({ connectionString: process.env.DATABASE_URL });
  await client.connect();
  try {
    await client.query(
      `insert into "user" (id, name, email, password_hash, role, updated_at) values ($1, $2, $3, $4, $5, now())`,
      [randomUUID(), name, email, await hash(password), role],
    );
  } finally {
    await client.end();
  }
  return { email, password };
}

export const addSalesPerson = () => addPerson('sales', 'Sales');
export const addEditor = () => addPerson('editor', 'Editor');
export const addAdmin = () => addPerson('admin', 'Admin');
