import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { forms } from '@/lib/content/enquiries/forms';
import { querySql } from '../../support/database/sql';
import { type SecondServer, startSecondServer } from '../../support/servers/second-server';
import { newAddress, newPhone } from '../../support/values';

// The long form, of 500, is one of `npm run test:faults`: on a slow machine that many take the ten seconds that a request may wait.
const count = 200;
const json = { 'content-type': 'application/json', accept: 'application/json' };

describe.each(['1', '2'])('with %s worker(s)', (workers) => {
  let server: SecondServer;

  beforeAll(async () => {
    server = await startSecondServer({ WORKERS: workers });
  }, 120_000);

  afterAll(() => server.stop());

  const sendAtOnce = async (post: (index: number) => Promise<Response>) => {
    const answers = await Promise.all(Array.from({ length: count }, (_, index) => post(index)));
    return new Set(answers.map(({ status }) => status));
  };

  it('enquiries that many networks send at once are all stored', async () => {
    const name = `Burst ${randomUUID()}`;
    const statuses = await sendAtOnce((index) =>
      fetch(`${server.url}${forms.enquiry.action}`, {
        method: 'POST',
        headers: { ...json, 'x-forwarded-for': newAddress() },
        body: JSON.stringify({
          name,
          email: `${randomUUID()}@example.com`,
          phone: newPhone(),
          message: `Is a visit possible on Sunday? This is message ${index}.`,
        }),
      }),
    );
    expect(statuses).toEqual(new Set([201]));
    const rows = await querySql('select count(*)::int as count from enquiry where name = $1', [name]);
    expect(rows).toEqual([{ count }]);
  });

  it('pushes of one source that come at once are all stored', async () => {
    const [id, secret] = [randomUUID(), randomUUID()];
    await querySql(
      `insert into source (id, kind, name, secret, is_on, updated_at) values ($1, 'form', $2, $3, false, now())`,
      [id, `Burst ${id}`, secret],
    );
    const statuses = await sendAtOnce((index) =>
      fetch(`${server.url}/api/in/${id}/${secret}`, {
        method: 'POST',
        headers: json,
        body: JSON.stringify({ id: index, phone: newPhone() }),
      }),
    );
    expect(statuses).toEqual(new Set([200]));
    const rows = await querySql('select count(*)::int as count from source_body where source_id = $1', [id]);
    expect(rows).toEqual([{ count }]);
    await querySql('delete from source where id = $1', [id]);
  });
});
