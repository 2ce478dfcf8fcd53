import { expect, test } from 'vitest';
import { readMarks, toRows } from './lighthouse';
import { parseWrk } from './load';
import { median, quantile } from './median';
import { isHeld, type Row, renderRows } from './row';

const output = `Running 4s test @ http://127.0.0.1:3000/
  1 threads and 50 connections
  Thread Stats   Avg      Stdev     Max   +/- Stdev
    Latency     2.24ms    1.10ms  19.90ms   90.00%
  Latency Distribution
     50%    2.04ms
     99%    1.20s
  87321 requests in 4.00s, 1.93GB read
  Socket errors: connect 0, read 2, write 0, timeout 1
  Non-2xx or 3xx responses: 4
Requests/sec:  21823.11
Transfer/sec:    494.75MB
`;

test('of a load the answers a second, the slowest of a hundred in milliseconds, and all that failed are read', () => {
  expect(parseWrk(output)).toEqual({ perSecond: 21823.11, p99Ms: 1200, failed: 7 });
  expect(() => parseWrk('unable to connect')).toThrow('unable to connect');
});

test('a bar is held on its own side, and the table says so', () => {
  const row: Row = {
    what: 'home',
    ours: 50,
    unit: '/s',
    against: { name: 'floor', value: 100 },
    bar: { least: 0.5 },
  };
  expect(isHeld(row)).toBe(true);
  expect(isHeld({ ...row, ours: 49 })).toBe(false);
  expect(isHeld({ ...row, bar: { most: 0.5 } })).toBe(true);
  expect(isHeld({ ...row, ours: 51, bar: { most: 0.5 } })).toBe(false);
  expect(renderRows([row]).split('\n').at(-1)).toMatch(
    /home .* 50.0 \/s .* 100 \(floor\) .* 0\.50 .* ≥ 0\.5 .* yes/,
  );
});

test('what must be nothing is held at nothing alone', () => {
  const row: Row = {
    what: 'shift',
    ours: 0,
    unit: '',
    against: { name: 'none', value: 0 },
    bar: { most: 1 },
  };
  expect(isHeld(row)).toBe(true);
  expect(isHeld({ ...row, ours: 0.001 })).toBe(false);
  expect(renderRows([row])).not.toContain('NaN');
});

test('a share of the times lies at or below its quantile, and the middle one is the median', () => {
  const times = [5, 1, 3, 2, 4];
  expect([quantile(times, 0.95), quantile(times, 1), median(times), median([2, 1])]).toEqual([4, 5, 3, 1]);
});

test('a page is held to the points of the floor app but one, the home page but three, and none to fewer than 95', () => {
  const marks = readMarks({
    categories: { performance: { score: 0.94 } },
    audits: {
      'largest-contentful-paint': { numericValue: 1650 },
      'total-blocking-time': { numericValue: 61 },
      'cumulative-layout-shift': { numericValue: 0 },
    },
  });
  expect(marks).toEqual({ performance: 94, lcpMs: 1650, tbtMs: 61, shift: 0 });
  const floor = { performance: 99, lcpMs: 1500, tbtMs: 20, shift: 0 };
  const pointsOf = (route: string, least = floor) => toRows(route, marks, least)[0]?.against.value;
  expect([pointsOf('/faqs'), pointsOf('/'), pointsOf('/', { ...floor, performance: 96 })]).toEqual([
    98, 96, 95,
  ]);
  expect(toRows('/', marks, floor).map(isHeld)).toEqual([false, true, false, true]);
});
