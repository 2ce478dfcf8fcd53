import { afterAll, beforeAll, expect, it } from 'vitest';
import { querySql } from '../../support/database/sql';
import { isDropped, type RollingSite, startRollingSite } from '../../support/servers/rolling-site';

const perSecond = 50;
let site: RollingSite;

beforeAll(async () => {
  site = await startRollingSite();
}, 90_000);

afterAll(() => site?.stop(), 60_000);

it('the proxy of the documentation speaks HTTP/2, and tells the site who asks', async () => {
  const { status, headers } = await site.ask('/contact');
  expect(status).toBe(200);
  expect(headers['content-security-policy']).toContain("object-src 'none'");
  // nginx has chosen it.
  expect(headers['x-request-id']).toMatch(/^[0-9a-f]{32}$/);
  const plain = await fetch(`http://localhost:${site.nginx.plainPort}/contact`, { redirect: 'manual' });
  expect([plain.status, plain.headers.get('location')]).toEqual([301, 'https://localhost/contact']);
});

it('two instances restart one after the other under 50 requests/s, and none is dropped', async () => {
  const { answers, emails, exitCodes, seconds } = await site.restartUnderLoad(perSecond);
  expect(exitCodes).toEqual([0, 0]);
  // The machine may be busy; but there were requests all the time.
  expect(answers.length).toBeGreaterThan((perSecond * seconds) / 2);
  // The site has answered each. An overloaded machine may say 503 itself.
  expect(answers.filter(isDropped)).toEqual([]);
  expect(answers.filter(({ status }) => ![200, 201, 503].includes(status))).toEqual([]);
  const rows = await querySql('select email from subscriber where email = any($1)', [emails]);
  expect(rows).toHaveLength(answers.filter(({ status }) => status === 201).length);
}, 90_000);
