import { expect, test } from 'vitest';
import { parseWrk } from './load';
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
