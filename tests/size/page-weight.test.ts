import { expect, it } from 'vitest';
import { measureSite } from '@/scripts/lib/size/site';

const rows = await measureSite(process.env as Record<string, string>);

it.each(rows)('$name keeps to its limits', ({ excess }) => {
  expect(excess).toEqual([]);
});
