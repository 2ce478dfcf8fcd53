import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

/** A client that reads only after sending may send this much more. */
const maxLeftBytes = 16 * 1024 * 1024;
const checkMs = 100;
/** Rests in a row without a byte; a busy server has read between two of them. */
const maxRests = 10;

async function endWhatIsLeft(request: IncomingMessage, socket: Socket): Promise<void> {
  const mostBytes = socket.bytesRead + maxLeftBytes;
  for (let rests = 0; !request.complete && !socket.destroyed; ) {
    const before = socket.bytesRead;
    await wait(checkMs, undefined, { ref: false });
    rests = socket.bytesRead === before ? rests + 1 : 0;
    if (socket.bytesRead > mostBytes || rests > maxRests) socket.destroy();
  }
}

/** Node would read the body to its end, or hold the connection for nothing. */
export function endUnreadBody(request: IncomingMessage, response: ServerResponse): void {
  const { headers, socket } = request;
  if (headers['transfer-encoding'] === undefined && headers['content-length'] === undefined) return;
  response.on('finish', () => void endWhatIsLeft(request, socket));
}
