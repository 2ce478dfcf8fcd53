import { afterEach, expect, test, vi } from 'vitest';
import { supervise } from './supervise';

const exit = vi.spyOn(process, 'exit').mockImplementation(() => undefined as never);
vi.spyOn(console, 'error').mockImplementation(() => {});

const makeDatabase = () => ({ url: '', directUrl: '', stop: vi.fn(async () => {}) });

afterEach(() => vi.clearAllMocks());

test('work that starts no server, as a build, ends well, with its database stopped', async () => {
  const database = makeDatabase();
  await supervise(async (running) => {
    running.database = Promise.resolve(database);
  });
  expect(database.stop).toHaveBeenCalledOnce();
  expect(exit).not.toHaveBeenCalled();
});

test('a server that ends by itself is a failure', async () => {
  const database = makeDatabase();
  await supervise(async (running) => {
    running.database = Promise.resolve(database);
    running.server = { exited: Promise.resolve(0), stop: async () => {} };
  });
  expect(database.stop).toHaveBeenCalledOnce();
  expect(exit).toHaveBeenCalledWith(1);
});
