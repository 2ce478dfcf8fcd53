import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { Transform } from 'node:stream';

export type DatabaseLine = {
  /** The database's address over this line. */
  url: string;
  /** Breaks every connection and takes no new one: to whoever uses the line the database is away. */
  cut(): void;
  /** Carries nothing any more, and breaks nothing: to whoever uses the line the database hangs. */
  hold(): void;
  /** Breaks as soon as what has this text is stored, and stays broken if `isForGood`: whoever sent it never hears of it. */
  cutAfterCommit(text: string, isForGood?: boolean): void;
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
  let watched: { text: string; isForGood: boolean } | null = null;
  const server = createServer((near) => {
    if (isCut) return near.destroy();
    const far = connect(Number(target.port || 5432), target.hostname);
    let isWatched = false;
    let isCommitting = false;
    const see = (from: Socket, part: Buffer) => {
      if (!watched) return;
      if (from === near) {
        isWatched ||= part.includes(watched.text);
        isCommitting ||= isWatched && part.includes('COMMIT');
      } else if (isCommitting) {
        // It has answered: it is stored.
        isCut = watched.isForGood;
        watched = null;
        if (isCut) breakAll();
        else near.destroy();
      }
    };
    for (const [socket, other] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(socket);
      const way = new Transform({
        transform(part, _encoding, done) {
          see(socket, part);
          if (delayMs === 0) done(null, part);
          else setTimeout(() => done(null, part), delayMs);
        },
      });
      way.pipe(other);
      if (isHeld) socket.pause();
      else socket.pipe(way);
      socket.on('held', () => socket.unpipe().pause());
      socket.on('mended', () => socket.pipe(way));
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
    cutAfterCommit(text, isForGood = false) {
      watched = { text, isForGood };
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
