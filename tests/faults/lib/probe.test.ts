import { expect, it } from 'vitest';
import { rowOfRefused } from './probe';

const seenAt = (address: string, status: number) => ({ address, status, ms: 1, sinceMs: 0 });

it('names what was not answered 200 most often, and with which status', () => {
  const seen = [
    seenAt('/', 200),
    seenAt('/about', 0),
    seenAt('/projects?q=sea', 503),
    seenAt('/projects?q=sea', 503),
  ];
  const { fault, figure, held } = rowOfRefused('an hour: pages', seen);
  expect(fault).toBe('an hour: pages not answered 200 (2 × 503 at /projects?q=sea, 1 × 0 at /about)');
  expect([figure, held]).toEqual(['3 of 4', 'no']);
});

it('names nothing where all was answered', () => {
  expect(rowOfRefused('an hour: pages', [seenAt('/', 200)])).toMatchObject({
    fault: 'an hour: pages not answered 200',
    held: 'yes',
  });
});
