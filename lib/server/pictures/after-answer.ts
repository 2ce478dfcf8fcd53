import 'server-only';
import { after } from 'next/server';
import { expireInHostCache } from '../cache/host-cache';
import { isServerless } from '../host';
import { finishStage, stageNames } from './queue';

/** A serverless function may sleep after its response. */
export function finishRenditionsAfterAnswer(ids: readonly string[]): void {
  if (!isServerless() || ids.length === 0) return;
  after(async () => {
    for (const stage of stageNames) expireInHostCache(await finishStage(stage, ids));
  });
}
