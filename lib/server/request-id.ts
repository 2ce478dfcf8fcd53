import 'server-only';
import type { AsyncLocalStorage } from 'node:async_hooks';

export type RequestMark = {
  id: string;
  /** Milliseconds. */
  began: number;
  rendered?: Source;
  readsBegun?: number;
  reads?: Promise<Source>[] | undefined;
  /** Seconds to wait, or null. */
  searchWaitSeconds?: number | null | undefined;
  isForEverybody?: boolean;
  missing?: 'part' | 'subject';
};

export type Source = { tags: string[]; began: number };

/** Only the server of `server` sets it; a serverless host names requests itself. */
export type RequestMarks = { builderRequests?: AsyncLocalStorage<RequestMark> };

const globals = globalThis as typeof globalThis & RequestMarks;

/** Reading it does not make a page dynamic. */
export const findRequestId = (): string | undefined => globals.builderRequests?.getStore()?.id;

export const findSearchWait = (): number | null | undefined =>
  globals.builderRequests?.getStore()?.searchWaitSeconds;

export const isDrawnForEverybody = (): boolean => globals.builderRequests?.getStore()?.reads !== undefined;

export function markForEverybody(): void {
  const mark = globals.builderRequests?.getStore();
  if (mark) mark.isForEverybody = true;
}

export function markMissing(missing: 'part' | 'subject'): void {
  const mark = globals.builderRequests?.getStore();
  if (mark && mark.missing !== 'subject') mark.missing = missing;
}

export const findReference = (): string | undefined => findRequestId()?.slice(0, 8);
