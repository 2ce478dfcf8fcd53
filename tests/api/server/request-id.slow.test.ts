import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { logIn } from '../../support/contract/api';
import { runSql } from '../../support/database/sql';
import { type SecondServer, startSecondServer } from '../../support/servers/second-server';
import { waitFor } from '../../support/wait-for';

let server: SecondServer;
let token = '';

beforeAll(async () => {
  server = await startSecondServer();
  token = await logIn();
}, 90_000);

afterAll(() => server.stop());

const idOf = (answer: Response) => answer.headers.get('x-request-id') ?? '';

/** The lines of the server's log that carry this id. */
const linesOf = (requestId: string) =>
  waitFor(() => {
    const lines = server
      .readLog()
      .split('\n')
      .filter((line) => line.includes(requestId))
      .map((line) => JSON.parse(line) as Record<string, unknown>);
    expect(lines).not.toEqual([]);
    return lines;
  });

describe('what failed is found in the log', () => {
  beforeAll(async () => {
    await runSql('alter table testimonial rename to testimonial_away');
    await runSql('alter table project rename to project_away');
  });

  afterAll(async () => {
    await runSql('alter table testimonial_away rename to testimonial');
    await runSql('alter table project_away rename to project');
  });

  it('by the id in the answer of a call', async () => {
    const answer = await fetch(`${server.url}/api/testimonials`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ name: 'R. Rai', title: 'Owner', quote: 'Never kept.' }),
    });
    expect(answer.status).toBe(500);
    expect(await linesOf(idOf(answer))).toMatchObject([{ msg: 'request failed' }]);
  });

  it('by the reference on a page that could not be read', async () => {
    const answer = await fetch(`${server.url}/projects/${randomUUID()}`);
    expect(answer.status).toBe(500);
    const [, reference = ''] =
      (await answer.text()).match(/Reference(?:<!-- -->)? <code>(\w+)<\/code>/) ?? [];
    expect(reference).toHaveLength(8);
    expect(idOf(answer).startsWith(reference)).toBe(true);
    const line = { route: '/(site)/projects/[id]/page', msg: 'not rendered' };
    expect(await linesOf(idOf(answer))).toContainEqual(expect.objectContaining(line));
  });

  it('by the reference on a page that broke', async () => {
    const answer = await fetch(`${server.url}/admin/testimonials`, {
      headers: { cookie: `next-auth.session-token=${token}` },
    });
    const html = await answer.text();
    const line = await waitFor(async () => {
      const found = (await linesOf(idOf(answer))).find(({ reference }) => reference !== undefined);
      expect(found).toMatchObject({ route: '/admin/testimonials' });
      return found;
    });
    // The browser draws the page of the error from this.
    expect(html).toContain(`${line?.reference}`);
  });
});
