import 'server-only';
import type { Editor } from '@/lib/server/auth/viewer';
import { db } from '@/lib/server/db';
import { requireParent } from '@/lib/server/records/family';
import { listRecords } from '@/lib/server/records/verbs';
import { requireKnownId } from '@/lib/shared/parsing/id';
import type { Unit } from '../fields';
import { units } from '../kind';

/** In order of creation. @throws AppError not_found. */
export async function* exportUnits(_editor: Editor, projectId: string): AsyncGenerator<Unit[]> {
  const id = requireKnownId(projectId, 'There is no such project.');
  await requireParent(db, units, id);
  yield await listRecords(db, units, id);
}
