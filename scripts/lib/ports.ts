import net from 'node:net';

function listen(server: net.Server, port: number, host?: string): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => resolve((server.address() as net.AddressInfo).port));
  });
}

const close = (server: net.Server) => new Promise<void>((resolve) => server.close(() => resolve()));

export async function isPortFree(port: number, host?: string): Promise<boolean> {
  const server = net.createServer();
  const isFree = await listen(server, port, host).then(
    () => true,
    () => false,
  );
  if (isFree) await close(server);
  return isFree;
}

// Below the ports of outgoing connections, any of which may be in use.
const ofServers = { least: 20_000, count: 12_000 };
const mostTries = 20;

async function listenAnywhere(server: net.Server): Promise<number> {
  for (let tries = 0; tries < mostTries; tries += 1) {
    const port = ofServers.least + Math.floor(Math.random() * ofServers.count);
    const taken = await listen(server, port, '127.0.0.1').catch(() => null);
    if (taken !== null) return taken;
  }
  return listen(server, 0, '127.0.0.1');
}

export async function holdPort(preferred: number): Promise<{ port: number; release(): Promise<void> }> {
  // The port is released when nobody is connected.
  const server = net.createServer((socket) => socket.destroy());
  const port = await (preferred === 0
    ? listenAnywhere(server)
    : listen(server, preferred, '127.0.0.1').catch(() => listenAnywhere(server)));
  return { port, release: () => close(server) };
}

export async function findFreePort(preferred: number): Promise<number> {
  const { port, release } = await holdPort(preferred);
  await release();
  return port;
}
