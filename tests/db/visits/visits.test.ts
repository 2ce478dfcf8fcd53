import { beforeEach, expect, it } from 'vitest';
import { fieldErrors } from '@/lib/content/enquiries/contact';
import { readDetails } from '@/lib/domain/enquiries/field/details';
import { createEnquiry } from '@/lib/domain/intake/channels/form/mutations';
import { saveSetting } from '@/lib/domain/settings/mutations';
import { settingDefaults } from '@/lib/domain/settings/schema';
import { db } from '@/lib/server/db';
import { listNextOpen } from '@/lib/shared/enquiries/open-days';
import { laterDay, officeDay } from '@/lib/shared/time/office-clock';
import type { weekdays } from '@/lib/shared/time/weekdays';
import { makeAdmin } from '../../support/accounts/admin';
import { makeEnquiry, makeSender } from '../../support/enquiries/enquiries';

const admin = makeAdmin();
const { day } = fieldErrors;
const today = officeDay(Date.now());
const next = (weekday: (typeof weekdays)[number]) => listNextOpen([weekday], today, 1)[0] ?? '';

async function send(fields: object): Promise<string | undefined> {
  await createEnquiry(makeEnquiry({ ...fields }), makeSender());
  const row = await db.enquiry.findFirst({ orderBy: { createdAt: 'desc' } });
  return row ? readDetails(row.details).visitOn : undefined;
}
const refusal = (text: string) => ({ code: 'invalid', fields: { visitOn: text } });

beforeEach(async () => {
  await db.enquiry.deleteMany();
  await db.setting.deleteMany();
});

it('an enquiry keeps the day for a visit on which the office is open', async () => {
  expect(await send({ visitOn: next('Monday') })).toBe(next('Monday'));
});

it('a day that is over is refused in words, and nothing is kept', async () => {
  await expect(send({ visitOn: laterDay(today, -1) })).rejects.toMatchObject(refusal(day.past));
  expect(await db.enquiry.count()).toBe(0);
});

it('a day on which the office is closed is refused by the hours of the settings', async () => {
  await expect(send({ visitOn: next('Sunday') })).rejects.toMatchObject(refusal(day.closed('Sunday')));
  const hours = [{ days: 'Sunday', time: '10 to 4', opens: '10:00', closes: '16:00' }];
  await saveSetting(admin, 'contact', { value: { ...settingDefaults.contact, hours }, version: 0 });
  expect(await send({ visitOn: next('Sunday') })).toBe(next('Sunday'));
  await expect(send({ visitOn: next('Monday') })).rejects.toMatchObject(refusal(day.closed('Monday')));
});

it('a holiday of the office is refused, and the next day of its name is the one after it', async () => {
  const value = { ...settingDefaults.contact, holidays: [{ day: next('Monday'), name: 'Founder’s day' }] };
  await saveSetting(admin, 'contact', { value, version: 0 });
  await expect(send({ visitOn: next('Monday') })).rejects.toMatchObject(refusal(day.holiday));
  expect(await send({ visitDay: 'Monday', visitOn: '' })).toBe(laterDay(next('Monday'), 7));
  expect(await send({ visitOn: next('Tuesday') })).toBe(next('Tuesday'));
});

it('a day of the week, of a form without a script, is the next one; a day that is given comes before it', async () => {
  expect(await send({ visitDay: 'Tuesday', visitOn: '' })).toBe(next('Tuesday'));
  expect(await send({ visitDay: 'Tuesday', visitOn: next('Friday') })).toBe(next('Friday'));
  expect(await send({ visitDay: 'Someday' })).toBe('');
});

it('what a browser could not send and sends again a day later is not lost for the day that it names', async () => {
  const yesterday = laterDay(today, -1);
  const hours = [{ days: 'Daily', time: '9 to 6', opens: '09:00', closes: '18:00' }];
  await saveSetting(admin, 'contact', { value: { ...settingDefaults.contact, hours }, version: 0 });
  expect(await send({ visitOn: yesterday, typedOn: yesterday })).toBe(yesterday);
  const earlier = laterDay(today, -2);
  await expect(send({ visitOn: earlier, typedOn: earlier })).rejects.toMatchObject(refusal(day.past));
});
