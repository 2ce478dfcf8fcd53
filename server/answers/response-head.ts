import type { IncomingMessage, ServerResponse } from 'node:http';

/** An undocumented field of Node. Without it Node makes the head of each response. */
type Headed = ServerResponse & { _header?: unknown };

const idHeader = 'X-Request-Id';
const date = /(?<=^Date: )[^\r]+/m;

let second = 0;
let text = '';

function dateNow(): string {
  const now = Math.floor(Date.now() / 1000);
  if (now !== second) {
    second = now;
    text = new Date(now * 1000).toUTCString();
  }
  return text;
}

/** Node sends no body with these. */
const bodiless = [204, 304];

function read(head: unknown, id: string): ((id: string) => string) | null {
  if (typeof head !== 'string') return null;
  const [start, end, ...others] = head.split(`\r\n${idHeader}: ${id}\r\n`);
  const [between, rest] = end?.split(date) ?? [];
  if (start === undefined || rest === undefined || others.length > 0) return null;
  return (other) => `${start}\r\n${idHeader}: ${other}\r\n${between}${dateNow()}${rest}`;
}

/** Node checks each letter of the headers, a seventh of the cost of a cached page: see docs/decisions/cached-responses.md. */
export class ResponseHead {
  readonly #status: number;
  readonly headers: readonly string[];
  #make: ((id: string) => string) | null = null;

  constructor(status: number, headers: readonly string[]) {
    this.#status = status;
    this.headers = headers;
  }

  write(request: IncomingMessage, response: ServerResponse, id: string): void {
    const headed: Headed = response;
    if (this.#make && this.#isUsual(request, response)) {
      response.statusCode = this.#status;
      headed._header = this.#make(id);
      return;
    }
    response.writeHead(this.#status, [...this.headers, idHeader, id]);
    if (this.#isUsual(request, response)) this.#make = read(headed._header, id);
  }

  #isUsual({ method, httpVersion }: IncomingMessage, response: ServerResponse): boolean {
    return (
      method === 'GET' &&
      httpVersion === '1.1' &&
      response.shouldKeepAlive &&
      !bodiless.includes(this.#status)
    );
  }
}
