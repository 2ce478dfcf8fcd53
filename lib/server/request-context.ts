import 'server-only';
import { bridge } from './bridge.cjs';

export type RequestContext = {
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

/** None on a serverless host, which names requests itself. Reading it does not make a page dynamic. */
const findContext = (): RequestContext | undefined => bridge.requests?.getStore();

export const findRequestId = (): string | undefined => findContext()?.id;

export const findSearchWait = (): number | null | undefined => findContext()?.searchWaitSeconds;

export const isRenderedForEverybody = (): boolean => findContext()?.reads !== undefined;

export function setForEverybody(): void {
  const context = findContext();
  if (context) context.isForEverybody = true;
}

export function setMissing(missing: 'part' | 'subject'): void {
  const context = findContext();
  if (context && context.missing !== 'subject') context.missing = missing;
}

export const findReference = (): string | undefined => findRequestId()?.slice(0, 8);
