import { randomUUID } from 'node:crypto';
import { hash } from '@node-rs/argon2';
import { Client } from 'pg';
import { newEmail } from './values';

/** Adds a person whose role is not admin, straight into the database of the running site. */
export async function addSalesPerson(): Promise<{ email: string; password: string }> {
  const password = `sales ${randomUUID()}`;
  const email = newEmail();
  const client = new Client({ connectionString: process.env.DATABASE_URL });
  await client.connect();
  try {
    await client.query(
      `insert into "user" (id, name, email, password_hash, role, updated_at) values ($1, 'Sales', $2, $3, 'sales', now())`,
      [randomUUID(), email, await hash(password)],
    );
  } finally {
    await client.end();
  }
  return { email, password };
}
