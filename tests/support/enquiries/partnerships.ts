import { expect } from 'vitest';
import { createOfficeEnquiry } from '@/lib/domain/intake/channels/form/mutations';
import { createNamedEnquiry } from '@/lib/domain/intake/channels/referral-mutations';
import type { Partner } from '@/lib/domain/partners/dto';
import { changePartner } from '@/lib/domain/partners/mutations';
import { getPartner, readPartnerPage } from '@/lib/domain/partners/queries';
import { saveSetting } from '@/lib/domain/settings/mutations';
import { settingDefaults } from '@/lib/domain/settings/schema';
import { db } from '@/lib/server/db';
import type { Mail } from '@/lib/server/delivery/email/send';
import { openMail } from '@/lib/server/delivery/outbox/sealed-mail';
import { makeAdmin } from '../accounts/admin';
import { emptyTables } from '../database/empty-tables';
import { newPhone } from '../values';
import { makeEnquiry, makeSender } from './enquiries';

const admin = makeAdmin({ name: 'Meera' });

/** A number as RERA gives it to agents. */
export const number = 'PRM/KA/RERA/1251/309/AG/180625/000001';

/** A site with the form for partners, and nobody who has sent it. */
export async function startPartnerships(): Promise<void> {
  await emptyTables(
    'project',
    'enquiry',
    'setting',
    'outbox',
    'rate_limit',
    'accepted_purpose',
    'audit_entry',
    'webhook_endpoint',
  );
  await saveSetting(admin, 'forms', { value: { ...settingDefaults.forms, partner: true } });
}

/** The newest enquiry, of a partner or of a buyer. */
export const newest = () => db.enquiry.findFirstOrThrow({ orderBy: [{ createdAt: 'desc' }, { id: 'desc' }] });

/** Somebody who wants to become a partner. */
export async function ask(change: object = {}, sender = makeSender()): Promise<Partner> {
  const asked = { firm: 'Coast Homes', agentNumber: number, terms: 'Yes', ...change };
  await createOfficeEnquiry('partner')({ ...makeEnquiry(), ...asked }, sender);
  return getPartner(admin, (await newest()).id);
}

/** Has the office take a step with a partner. */
export const take = async ({ _id, version }: Partner, step: string) =>
  (await changePartner(admin, _id, { step, version })).data;

/** A partner who has asked and was approved. */
export const approved = async (change: object = {}) => take(await ask(change), 'approve');

export const tokenOf = ({ link }: Partner) => new URL(link ?? expect.fail()).searchParams.get('token') ?? '';

/** What the link of a partner shows. */
export const readPage = async (partner: Partner) => readPartnerPage(tokenOf(partner));

/** Has a partner name a buyer by the link, another one each time. */
export const nameBuyer = (partner: Partner, change: object = {}, sender = makeSender()) => {
  const buyer = { name: 'K. Shetty', phone: newPhone(), agreed: 'Yes' };
  return createNamedEnquiry({ token: tokenOf(partner), ...buyer, ...change }, sender);
};

/** The mails that wait, in their order. */
export const mails = async () =>
  (await db.outboxItem.findMany({ where: { kind: 'mail' }, orderBy: { id: 'asc' } })).map(
    ({ label, payload }) => ({ label, ...openMail(payload as Mail) }),
  );

/** What is said of each field of an input that is refused. */
export const fieldsOf = (sent: Promise<unknown>) =>
  sent.then(
    () => ({}),
    ({ fields }) => fields,
  );
