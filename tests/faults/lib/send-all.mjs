import os from 'node:os';
import { parentPort, workerData } from 'node:worker_threads';

/** @typedef {{ address: string, headers: Record<string, string>, body: string }} Post */

// Of this thread alone: the senders are other machines, and take no processor from the site.
os.setPriority(os.constants.priority.PRIORITY_LOW);

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
