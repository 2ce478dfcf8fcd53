import { randomInt } from 'node:crypto';
import { expect, type Locator, type Page } from 'playwright/test';
import { sourceSetUps } from '@/lib/content/sources/set-ups';
import { polledKinds, sourceKindNames } from '@/lib/content/sources/sources';
import { untilHydrated } from '../browser/hydrated';
import {
  accounts,
  idOf,
  type Person,
  type PolledKind,
  type PortalStandIn,
  phoneOf,
} from '../stand-ins/portal-stand-in';
import { newName } from '../values';
import { appSecret, type Kind, pushes } from './source-pushes';

const isPolled = (kind: Kind): kind is PolledKind => polledKinds.includes(kind);
/** What came of somebody, by the number or the id in it. */
const bodyOf = (page: Page, person: Person): Locator =>
  page
    .getByRole('region', { name: 'Last 20 messages' })
    .getByRole('listitem')
    .filter({ hasText: new RegExp(`${phoneOf(person)}|${idOf(person)}`) });

/** Adds a source of a kind at the screen for it. */
export async function addSource(page: Page, origin: string, kind: Kind): Promise<void> {
  await page.goto(`${origin}/admin/sources/new`);
  await untilHydrated(page);
  await page.getByRole('radio', { name: sourceKindNames[kind], exact: true }).check();
  await page.getByLabel('Name').fill(newName('Source'));
  const name = isPolled(kind) ? 'Add source' : 'Add and show the address';
  await page.getByRole('button', { name, exact: true }).click();
  await page.waitForURL(/\/admin\/sources\/[\da-f-]{36}$/);
}

/** Types in, or makes, what the kind needs beside its address. Answers the key. */
export async function setUpSource(page: Page, kind: Kind): Promise<string> {
  const known: Record<string, string | undefined> = isPolled(kind)
    ? accounts[kind]
    : { key: appSecret, token: accounts.meta_polled.token };
  let made = '';
  for (const { part, label, isMadeHere } of sourceSetUps[kind].secrets ?? []) {
    const field = page.getByLabel(label, { exact: true });
    const noun = label.toLowerCase();
    if (isMadeHere) await page.getByRole('button', { name: `Make a ${noun}` }).click();
    else await field.fill(known[part] ?? '');
    if (part === 'key') made = await field.inputValue();
    await page.getByRole('button', { name: `Save the ${noun}`, exact: true }).click();
    await expect(page.locator('form', { has: field }).getByText(/^Saved\./)).toBeVisible();
  }
  return made;
}

/** Sends what the service would send, to the address that the screen shows. */
async function push(page: Page, kind: Kind, { person, key }: { person: Person; key: string }): Promise<void> {
  const label = sourceSetUps[kind].addressLabel ?? '';
  const address = await page.getByLabel(label, { exact: true }).inputValue();
  const sent = pushes[kind]?.(person, key || undefined);
  if (!sent) throw new Error(`Nothing is pushed by ${kind}.`);
  const { body, headers } = sent;
  const answer = await page.request.post(address, { data: Buffer.from(body), headers });
  expect(answer.status()).toBe(200);
}

async function seeEnquiry(page: Page, person: Person): Promise<void> {
  await expect(async () => {
    await page.getByRole('button', { name: 'Refresh' }).click();
    await expect(bodyOf(page, person)).toContainText('Became an enquiry.', { timeout: 1000 });
  }).toPass({ timeout: 20_000 });
}

/** From nothing to the first enquiry of a source, by its screen alone. Answers the seconds. */
export async function walkSource(
  page: Page,
  { origin, kind, portals }: { origin: string; kind: Kind; portals: PortalStandIn },
): Promise<number> {
  const person = { number: randomInt(1, 900_000_000), at: new Date(Date.now() - 60_000) };
  portals.people[isPolled(kind) ? kind : 'meta_polled'].push(person);
  const started = performance.now();
  await addSource(page, origin, kind);
  const key = await setUpSource(page, kind);
  if (isPolled(kind)) await page.getByRole('button', { name: 'Fetch now' }).click();
  else await push(page, kind, { person, key });
  await seeEnquiry(page, person);
  const seconds = (performance.now() - started) / 1000;
  await bodyOf(page, person).getByRole('link', { name: 'Open the enquiry' }).click();
  await expect(page.getByText(phoneOf(person).slice(5)).filter({ visible: true }).first()).toBeVisible();
  return seconds;
}
