import http from 'node:http';
import { buffer } from 'node:stream/consumers';

export type Page = { status: number; headers: http.IncomingHttpHeaders; body: Buffer };

/** One GET over a connection that is kept, as a browser or a proxy sends it. */
export const readOver = (
  agent: http.Agent,
  url: string,
  headers: http.OutgoingHttpHeaders = {},
): Promise<Page> =>
  new Promise((resolve, reject) => {
    http
      .get(url, { agent, headers }, (answer) => {
        buffer(answer).then(
          (body) => resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body }),
          reject,
        );
      })
      .on('error', reject);
  });

/** So many visitors, each on a connection of its own, who read one page after the other until they are stopped. */
export function startVisitors(count: number, urls: string[]) {
  const agent = new http.Agent({ keepAlive: true, maxSockets: count });
  const statuses: number[] = [];
  let isStopped = false;
  const visit = async (number: number) => {
    for (let turn = number; !isStopped; turn += 1) {
      const { status } = await readOver(agent, urls[turn % urls.length] ?? '', { 'accept-encoding': 'br' });
      statuses.push(status);
    }
  };
  const visits = Promise.all(Array.from({ length: count }, (_, number) => visit(number)));
  return {
    /** The statuses of all that was read. */
    async stop(): Promise<number[]> {
      isStopped = true;
      await visits;
      agent.destroy();
      return statuses;
    },
  };
}
