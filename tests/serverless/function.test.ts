import { expect, it } from 'vitest';
import { serverlessSite } from '../support/serverless/host';

const megabyte = 1024 * 1024;

it('no function, and not even all of them together, is near the 250 MB that a host unpacks', () => {
  const { largest, all } = serverlessSite.functionBytes;
  expect(largest).toBeGreaterThan(megabyte);
  expect(all / megabyte).toBeLessThan(125);
});
