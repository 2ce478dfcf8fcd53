import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { Transform } from 'node:stream';

export type DatabaseLine = {
  /** The database's address over this line. */
  url: string;
  /** Breaks every connection and takes no new one: to whoever uses the line the database is away. */
  cut(): void;
  /** Carries nothing any more, and breaks nothing: to whoever uses the line the database hangs. */
  hold(): void;
  /** Carries each part so much later, in order: to whoever uses the line the database is slow. */
  delay(ms: number): void;
  /** Carries nothing any more on the connections that there are, for good, and takes new ones. */
  strand(): void;
  /** Carries all again, also what was held. */
  mend(): void;
  stop(): Promise<void>;
};

/** A line to a database that can be cut, for an outage that one server alone has. */
export async function openDatabaseLine(databaseUrl: string): Promise<DatabaseLine> {
  const target = new URL(databaseUrl);
  const sockets = new Set<Socket>();
  let isCut = false;
  let isHeld = false;
  let delayMs = 0;
  /** Also what is on its way when the delay changes arrives in order. */
  const later = () =>
    new Transform({
      transform(part, _encoding, done) {
        setTimeout(() => done(null, part), delayMs);
      },
    });
  const server = createServer((near) => {
    if (isCut) return near.destroy();
    const far = connect(Number(target.port || 5432), target.hostname);
    for (const [socket, other] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(socket);
      const slow = later();
      const carry = () => socket.pipe(slow).pipe(other);
      if (isHeld) socket.pause();
      else carry();
      socket.on('held', () => socket.unpipe().pause());
      socket.on('mended', carry);
      socket.on('error', () => other.destroy());
      socket.on('close', () => {
        sockets.delete(socket);
        other.destroy();
      });
    }
  });
  const breakAll = () => {
    for (const socket of sockets) socket.destroy();
  };
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const holdAll = () => {
    for (const socket of sockets) socket.emit('held');
  };
  const url = new URL(databaseUrl);
  url.hostname = '127.0.0.1';
  // A server that listens on a port has one.
  url.port = String((server.address() as AddressInfo).port);
  return {
    url: url.href,
    cut() {
      isCut = true;
      breakAll();
    },
    hold() {
      isHeld = true;
      holdAll();
    },
    delay: (ms) => (delayMs = ms),
    strand: holdAll,
    mend() {
      isCut = false;
      if (!isHeld) return;
      isHeld = false;
      for (const socket of sockets) socket.emit('mended');
    },
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        breakAll();
      }),
  };
}
