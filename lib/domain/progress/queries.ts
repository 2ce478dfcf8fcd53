import 'server-only';
import { cacheLife, cacheTag } from 'next/cache';
import { recordKinds } from '@/lib/content/record-kinds';
import { openGate } from '@/lib/domain/advertising/gate';
import { nestInProjects } from '@/lib/domain/nest-in-projects';
import { db } from '@/lib/server/db';
import { inShownOrder } from '@/lib/server/records/order';
import { publishedWithParent } from '@/lib/server/records/published';
import type { Progress } from './fields';
import { progress } from './kind';

async function listAllProgress(): Promise<Progress[]> {
  'use cache';
  cacheTag(progress.noun, recordKinds.project.noun);
  cacheLife('max');
  const rows = await progress.findRows(db, { where: publishedWithParent(await openGate()) });
  return inShownOrder(progress, rows.map(progress.toRecord));
}

export const withProgress = async <P extends { _id: string }>(list: P[]) =>
  nestInProjects(list, 'progress', await listAllProgress());
