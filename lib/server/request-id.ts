import 'server-only';
import type { AsyncLocalStorage } from 'node:async_hooks';

/** Set by the server of `scripts/server`. A serverless host names each request itself, in its answer and in its log. */
export type RequestIds = { builderRequestIds?: AsyncLocalStorage<string> };

const globals = globalThis as typeof globalThis & RequestIds;

/** The id of the request that is being answered. Reading it makes no page dynamic. */
export const findRequestId = (): string | undefined => globals.builderRequestIds?.getStore();

/** The beginning of the id: short enough to be read out, and enough to find the lines of the log. */
export const findReference = (): string | undefined => findRequestId()?.slice(0, 8);
