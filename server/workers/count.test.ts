import os from 'node:os';
import { expect, it } from 'vitest';
import { countWorkers } from './count.ts';

it('one worker answers unless more are asked for, by a number or by the cores there are', () => {
  expect(countWorkers('')).toBe(1);
  expect(countWorkers('3')).toBe(3);
  expect(countWorkers('all')).toBe(os.availableParallelism());
});
