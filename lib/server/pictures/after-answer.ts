import 'server-only';
import { after } from 'next/server';
import { expireInHostCache } from '../cache/host-cache';
import { finishWidths } from './widths';

/** Keeps the function of a serverless host awake, once its request is answered, until the widths of these pictures are made. */
export function finishWidthsAfterAnswer(ids: readonly string[]): void {
  after(async () => expireInHostCache(await finishWidths(ids)));
}
