import 'server-only';
import { after } from 'next/server';
import { expireInHostCache } from '../cache/host-cache';
import { isServerless } from '../host';
import { finishStage, stageNames } from './queue';

/** Keeps the function of a serverless host awake, once its request is answered, until the files of these pictures are made. */
export function finishRenditionsAfterAnswer(ids: readonly string[]): void {
  if (!isServerless() || ids.length === 0) return;
  after(async () => {
    for (const stage of stageNames) expireInHostCache(await finishStage(stage, ids));
  });
}
