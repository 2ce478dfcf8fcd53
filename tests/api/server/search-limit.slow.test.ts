import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { searchLimit } from '@/lib/content/search-limit';
import { type SecondServer, startSecondServer } from '../../support/servers/second-server';

const atOnce = searchLimit.perNetwork.points * 3;

describe.each([
  ['one server', { TRUSTED_PROXIES: '127.0.0.1,::1' }],
  ['a serverless host', { VERCEL: '1' }],
])('on %s', (_place, settings) => {
  let server: SecondServer;

  beforeAll(async () => {
    server = await startSecondServer(settings);
  }, 90_000);

  afterAll(() => server.stop());

  // What was asked before is kept, and not counted.
  let searches = 0;
  const nextSearch = () => {
    searches += 1;
    return `/projects?q=kadal+${searches}`;
  };
  const search = async (address: string, path = nextSearch()) => {
    const answer = await fetch(`${server.url}${path}`, { headers: { 'x-forwarded-for': address } });
    return {
      status: answer.status,
      retryAfter: answer.headers.get('retry-after'),
      html: await answer.text(),
    };
  };

  it('a network that searches too often at once reads so, and when to come back; others search on', async () => {
    const flood = async () => {
      const answers = await Promise.all(
        Array.from({ length: atOnce }, (_, index) => search(`2001:db8::${index + 1}`)),
      );
      return answers.find(({ status }) => status === 429);
    };
    // On a slow machine as many searches take longer than the second in which they are counted.
    let refused: Awaited<ReturnType<typeof flood>>;
    let other: Awaited<ReturnType<typeof search>> | undefined;
    for (let round = 0; !refused && round < 20; round += 1)
      [refused, other] = await Promise.all([flood(), search(`2001:db8:0:${round + 1}::1`)]);
    expect(refused).toMatchObject({ status: 429, retryAfter: '1' });
    for (const part of [searchLimit.title, searchLimit.text, 'href="/projects?q=kadal+'])
      expect(refused?.html).toContain(part);
    expect(other?.status).toBe(200);
  }, 120_000);

  it('lists of choices alone are not counted', async () => {
    const answers = await Promise.all(
      Array.from({ length: atOnce }, () => search('192.0.2.77', '/projects?category=Commercial')),
    );
    const statuses = answers.map(({ status }) => status);
    expect(statuses).toContain(200);
    // What a slow machine has no time for is a 503.
    expect(statuses).not.toContain(429);
  });
});
