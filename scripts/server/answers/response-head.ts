import type { IncomingMessage, ServerResponse } from 'node:http';

/** Node keeps here what it has made of the headers. It is not documented: where it is not so, Node makes the head of each answer. */
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

/** Of these Node sends no body. */
const bodiless = [204, 304];

/** The same head for another request and another second. Null where it is not as expected. */
function read(head: unknown, id: string): ((id: string) => string) | null {
  if (typeof head !== 'string') return null;
  const [start, end, ...others] = head.split(`\r\n${idHeader}: ${id}\r\n`);
  const [between, rest] = end?.split(date) ?? [];
  if (start === undefined || rest === undefined || others.length > 0) return null;
  return (other) => `${start}\r\n${idHeader}: ${other}\r\n${between}${dateNow()}${rest}`;
}

/**
 * The head of an answer that is sent often. Node looks at each letter of each header each time, which is a seventh of what a kept
 * page costs: see docs/decisions/cached-responses.md.
 */
export class ResponseHead {
  readonly #status: number;
  /** Names and values in turn. */
  readonly headers: readonly string[];
  #make: ((id: string) => string) | null = null;

  constructor(status: number, headers: readonly string[]) {
    this.#status = status;
    this.headers = headers;
  }

  /** @param id letters, digits and a few signs (`markRequest`) */
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

  /** Whether the answer keeps its connection, and has a body: as nearly all that browsers and proxies ask for. */
  #isUsual({ method, httpVersion }: IncomingMessage, response: ServerResponse): boolean {
    return (
      method === 'GET' &&
      httpVersion === '1.1' &&
      response.shouldKeepAlive &&
      !bodiless.includes(this.#status)
    );
  }
}
