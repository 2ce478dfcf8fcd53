import 'server-only';
import { bridge } from './bridge.cjs';

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

/** None on a serverless host, which names requests itself. Reading it does not make a page dynamic. */
const findMark = (): RequestMark | undefined => bridge.requests?.getStore();

export const findRequestId = (): string | undefined => findMark()?.id;

export const findSearchWait = (): number | null | undefined => findMark()?.searchWaitSeconds;

export const isDrawnForEverybody = (): boolean => findMark()?.reads !== undefined;

export function markForEverybody(): void {
  const mark = findMark();
  if (mark) mark.isForEverybody = true;
}

export function markMissing(missing: 'part' | 'subject'): void {
  const mark = findMark();
  if (mark && mark.missing !== 'subject') mark.missing = missing;
}

export const findReference = (): string | undefined => findRequestId()?.slice(0, 8);
