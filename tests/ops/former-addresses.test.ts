import { unstable_getResponseFromNextConfig } from 'next/experimental/testing/server';
import { expect, test } from 'vitest';
import { formerAddresses } from '@/lib/content/admin/former-addresses';
import nextConfig from '@/next.config';

const site = 'http://localhost';

test.each(formerAddresses)('%s leads to %s with its query, a call by 308', async (former, present) => {
  const [from, to] = [former, present].map((path) => `${site}${path.replace(':id', 'a1')}?part=b&id=c`);
  const answer = await unstable_getResponseFromNextConfig({ url: String(from), nextConfig });
  expect([answer.status, answer.headers.get('location')]).toEqual([
    former.startsWith('/api/') ? 308 : 307,
    to,
  ]);
});
