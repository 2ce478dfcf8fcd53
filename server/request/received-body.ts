import { IncomingMessage, type ServerResponse } from 'node:http';

const maxFormBytes = 64 * 1024;

type Received = { request: IncomingMessage; isWhole: boolean };

/** @throws Error when the client has left. */
function readParts(request: IncomingMessage, parts: Buffer[], maxBytes: number): Promise<boolean> {
  return new Promise((resolve, reject) => {
    let bytes = 0;
    const settle = (settleWith: () => void) => () => {
      request.off('data', take).off('end', onEnd).off('error', onError).off('close', onClose);
      settleWith();
    };
    const onEnd = settle(() => resolve(true));
    const onError = settle(() => reject(new Error('The body is incomplete.')));
    const onClose = onError;
    const take = (part: Buffer) => {
      parts.push(part);
      bytes += part.length;
      if (bytes <= maxBytes) return;
      request.pause();
      settle(() => resolve(false))();
    };
    request.on('data', take).on('end', onEnd).on('error', onError).on('close', onClose);
  });
}

function replay(request: IncomingMessage, response: ServerResponse, parts: Buffer[]): IncomingMessage {
  const { method, url, headers, rawHeaders, httpVersion, httpVersionMajor, httpVersionMinor } = request;
  const copy = new IncomingMessage(request.socket);
  Object.assign(copy, { method, url, headers, rawHeaders, httpVersion, httpVersionMajor, httpVersionMinor });
  for (const part of parts) copy.push(part);
  const end = () => {
    copy.complete = true;
    copy.push(null);
  };
  if (request.readableEnded) {
    end();
    return copy;
  }
  copy._read = () => void request.resume();
  request.on('data', (part) => copy.push(part) || request.pause());
  request.on('end', end).on('error', (error) => copy.destroy(error));
  // As Node does: otherwise the connection is full, and the client never gets the response.
  response.once('finish', () => request.removeAllListeners('data').resume());
  return copy;
}

/** A small body is read first, so that a slow client holds no place. */
export async function receiveBody(
  request: IncomingMessage,
  response: ServerResponse,
  maxBytes = maxFormBytes,
): Promise<Received> {
  const { 'transfer-encoding': coding, 'content-length': length = '0' } = request.headers;
  if (coding === undefined && length === '0') return { request, isWhole: true };
  if (Number(length) > maxBytes) return { request, isWhole: false };
  const parts: Buffer[] = [];
  const isWhole = await readParts(request, parts, maxBytes);
  return { request: replay(request, response, parts), isWhole };
}
