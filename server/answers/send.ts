import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Answer, Form } from './answer.ts';
import { chooseEncoding } from './encoding.ts';

const weakly = (etag: string) => etag.trim().replace(/^W\//, '');

function isKnownTo({ headers }: IncomingMessage, { etag, status }: Answer): boolean {
  const known = headers['if-none-match'];
  if (known === undefined || status !== 200) return false;
  return known === '*' || known.split(',').some((one) => weakly(one) === weakly(etag));
}

const ofCopy = ['etag', 'cache-control', 'vary', 'content-security-policy'];

function write(pair: [IncomingMessage, ServerResponse], answer: Answer, form: Form, id: string): void {
  const [request, response] = pair;
  if (isKnownTo(request, answer)) {
    const headers = answer.headers.filter(([name]) => ofCopy.includes(name)).flat();
    response.writeHead(304, [...headers, 'X-Request-Id', id]).end();
    return;
  }
  form.head.write(request, response, id);
  // Node sends no body to HEAD.
  response.end(form.body);
}

export function send(request: IncomingMessage, response: ServerResponse, answer: Answer, id: string): void {
  const encoding = chooseEncoding(request);
  const form = answer.findForm(encoding);
  if (form) write([request, response], answer, form, id);
  else answer.makeForm(encoding).then((made) => write([request, response], answer, made, id));
}
