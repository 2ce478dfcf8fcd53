import { expect } from 'vitest';
import { call } from '../contract/api';
import { newEmail, newPhone } from '../values';

/** Sends an enquiry to the test site, which has no mail settings and so leaves its mails to others. Answers its address. */
export async function sendEnquiry(): Promise<string> {
  const email = newEmail();
  const json = { name: 'Nisha Pai', email, phone: newPhone(), message: 'Two bedrooms?' };
  const headers = { accept: 'application/json' };
  expect((await call('POST', '/api/v1/enquiries', { json, headers })).status).toBe(201);
  return email;
}
