import { once } from 'node:events';
import http from 'node:http';
import net, { type AddressInfo } from 'node:net';
import { expect, it } from 'vitest';
import { Arrivals } from './arrivals.ts';

it('waits until all who have connected are let in', async () => {
  const server = http.createServer();
  const arrivals = new Arrivals();
  arrivals.watch(server);
  let letIn = 0;
  server.on('connection', () => {
    letIn += 1;
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  // A server that listens on an address has a port.
  const { port } = server.address() as AddressInfo;
  const sockets = Array.from({ length: 100 }, () => net.connect(port, '127.0.0.1'));
  // The system connects them before the server lets them in.
  await Promise.all(sockets.map((socket) => once(socket, 'connect')));
  await arrivals.letIn();
  expect(letIn).toBe(100);
  for (const socket of sockets) socket.destroy();
  server.close();
});

it('waits for no one where no one comes', async () => {
  const arrivals = new Arrivals();
  arrivals.watch(http.createServer());
  await arrivals.letIn();
});
