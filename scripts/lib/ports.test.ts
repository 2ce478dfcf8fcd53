import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import net from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { findFreePort, holdPort } from './ports';
import { endChild, waitUntilListening } from './processes';

let child: ChildProcess | undefined;

afterEach(async () => {
  if (child) await endChild(child);
  child = undefined;
});

function startServer(port: number): ChildProcess {
  const script = `require('node:http').createServer().listen(${port}, '127.0.0.1', () => process.send('listening'))`;
  child = spawn(process.execPath, ['-e', script], {
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  return child;
}

describe('a port', () => {
  it('that is held is given to no other until it is released', async () => {
    const { port, release } = await holdPort(0);
    expect(await findFreePort(port)).not.toBe(port);
    await release();
    expect(await findFreePort(port)).toBe(port);
  });

  it('that is held is released though somebody has knocked', async () => {
    const { port, release } = await holdPort(0);
    const visitor = net.connect(port, '127.0.0.1');
    await once(visitor, 'connect');
    await release();
    visitor.destroy();
    expect(await findFreePort(port)).toBe(port);
  });

  it('is listened to by the server that was started', async () => {
    const server = startServer(await findFreePort(0));
    await expect(waitUntilListening(server)).resolves.toBeUndefined();
  });

  it('that another took makes the start fail, though something answers there', async () => {
    const { port, release } = await holdPort(0);
    await expect(waitUntilListening(startServer(port))).rejects.toThrow('ended with 1 before it was ready');
    await release();
  });
});
