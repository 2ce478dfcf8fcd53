import { parentPort, workerData } from 'node:worker_threads';

/** @typedef {{ address: string, headers: Record<string, string>, body: string }} Post */

/** @type {Post[]} */
const posts = workerData;

const answers = await Promise.all(
  posts.map(async ({ address, headers, body }) => {
    const answer = await fetch(address, { method: 'POST', headers, body });
    await answer.arrayBuffer();
    return answer.status;
  }),
);
parentPort?.postMessage(answers);
