import 'server-only';
import { cacheLife, cacheTag } from 'next/cache';
import { withDocuments } from '@/lib/domain/documents/queries';
import { withProgress } from '@/lib/domain/progress/queries';
import { projects } from './kind';
import { listProjects } from './queries';

/** API-2. As text: Next would encode and decode each cached record. */
export async function listProjectsAsJson(): Promise<string> {
  'use cache';
  cacheTag(projects.noun);
  cacheLife('max');
  return JSON.stringify(await withDocuments(await withProgress(await listProjects())));
}
