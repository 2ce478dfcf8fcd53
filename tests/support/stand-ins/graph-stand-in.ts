import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

type Answer = { status: number; body: object };

export type GraphStandIn = {
  /** What SOURCES_BASE_URL is set to. */
  url: string;
  /** What was asked, with its token. */
  asked: string[];
  /** What it answers from now on, by the id that is asked for. */
  answer(make: (id: string) => Answer): void;
  stop(): Promise<void>;
};

export const refusal = (status: number, error: object): Answer => ({ status, body: { error } });

/** The Graph API of Meta on this machine, of which a lead is read. */
export async function startGraphStandIn(): Promise<GraphStandIn> {
  let make = (_id: string): Answer => refusal(503, {});
  const asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(`${request.headers.authorization} ${request.url}`);
    const id = new URL(request.url ?? '', 'http://localhost').pathname.split('/').at(-1) ?? '';
    const { status, body } = make(id);
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
    answer: (next) => {
      make = next;
    },
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
