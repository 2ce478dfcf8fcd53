import 'server-only';
import type { AsyncLocalStorage } from 'node:async_hooks';

/** What is known of a request while it is answered. */
export type RequestMark = {
  id: string;
  /** When it came, in milliseconds. */
  began: number;
  /** Of which tags its prerendered answer was drawn, and when that began. */
  rendered?: Source;
  /** How many cached reads were asked for, and what is known of those that came, while it is drawn for everybody. */
  readsBegun?: number;
  reads?: Promise<Source>[] | undefined;
  /** Of a search: the seconds to wait when there were too many, else null. */
  searchWaitSeconds?: number | null | undefined;
  /** Its answer is the same for everybody, and made of cached reads alone. */
  isForEverybody?: boolean;
  /** What of its page could not be read: a part, or what the page is about. */
  missing?: 'part' | 'subject';
};

/** Of which tags something was made, and when that began. */
export type Source = { tags: string[]; began: number };

/** Set by the server of `scripts/server`. A serverless host names each request itself, in its answer and in its log. */
export type RequestMarks = { builderRequests?: AsyncLocalStorage<RequestMark> };

const globals = globalThis as typeof globalThis & RequestMarks;

/** The id of the request that is being answered. Reading it makes no page dynamic. */
export const findRequestId = (): string | undefined => globals.builderRequests?.getStore()?.id;

/** What the server of `scripts/server` has counted of a search when it came; undefined where there is none. */
export const findSearchWait = (): number | null | undefined =>
  globals.builderRequests?.getStore()?.searchWaitSeconds;

/** Whether what is drawn now is for everybody who asks the same: it may carry nothing of its request. */
export const isDrawnForEverybody = (): boolean => globals.builderRequests?.getStore()?.reads !== undefined;

/** Says that the answer is the same for everybody, and made of cached reads alone: the server may keep it. */
export function markForEverybody(): void {
  const mark = globals.builderRequests?.getStore();
  if (mark) mark.isForEverybody = true;
}

/** Says that the page that is drawn lacks something; without its subject it is no page, whatever else is there. */
export function markMissing(missing: 'part' | 'subject'): void {
  const mark = globals.builderRequests?.getStore();
  if (mark && mark.missing !== 'subject') mark.missing = missing;
}

/** The beginning of the id: short enough to be read out, and enough to find the lines of the log. */
export const findReference = (): string | undefined => findRequestId()?.slice(0, 8);
