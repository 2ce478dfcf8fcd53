import { randomUUID } from 'node:crypto';
import type { Partner } from '@/lib/domain/partners/dto';
import { call } from '../contract/api';
import { querySql } from '../database/sql';
import { newEmail, newPhone } from '../values';

/** As the form of agents writes it, which may be off. Answers its id. */
export async function askAsPartner(firm = 'Coast Homes'): Promise<string> {
  const details = { firm, agentNumber: 'PRM/KA/RERA/1251/309/AG/180625/000001', terms: 'Yes' };
  const [row] = await querySql(
    `with asked as (
       insert into enquiry (id, kind, request_key, name, email, phone_e164, contact_id, details, retain_until, updated_at)
       values ($1, 'partner', $1, 'Sudhir Kamath', $2, '+91' || $3, $1, $4, now() + interval '1 year', now()) returning id)
     insert into consent (enquiry_id, purpose, notice_version, given_at)
     select id, 'enquiry', '2026-11-partner-2', now() from asked returning enquiry_id as id`,
    [randomUUID(), newEmail(), newPhone().replaceAll(/\D/g, '').slice(-10), JSON.stringify(details)],
  );
  return String(row?.id);
}

/** One who is approved, with a link. */
export async function addPartner(token: string, firm?: string): Promise<Partner & { token: string }> {
  const path = `/api/admin/partners/${await askAsPartner(firm)}`;
  const { status, body } = await call('PATCH', path, { token, json: { step: 'approve', version: 0 } });
  if (status !== 200) throw new Error(`The partner was not approved: ${status}`);
  const partner = body as Partner;
  return { ...partner, token: new URL(partner.link ?? '').searchParams.get('token') ?? '' };
}
