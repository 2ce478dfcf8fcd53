import { expect, it } from 'vitest';
import { withoutSourceSecret } from './source-address';

it.each([
  ['POST /api/in/0190-a/Zk3J9w', 'POST /api/in/0190-a/'],
  ['https://example.com/api/in/0190-a/Zk3J9w?CallSid=1', 'https://example.com/api/in/0190-a/?CallSid=1'],
  ['fetch POST "http://localhost/api/in/0190-a/Zk3J9w/x"', 'fetch POST "http://localhost/api/in/0190-a/"'],
  ['/api/in/[source]/[secret]', '/api/in/[source]/[secret]'],
  ['/api/index/a/b', '/api/index/a/b'],
])('of %s a log keeps %s', (text, kept) => {
  expect(withoutSourceSecret(text)).toBe(kept);
});
