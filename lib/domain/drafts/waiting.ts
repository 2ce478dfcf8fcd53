import 'server-only';
import { listPlannedHides } from '@/lib/domain/projects/admin-queries';
import type { Editor } from '@/lib/server/auth/viewer';
import type { DraftEntry, WaitingWork } from './dto';
import { draftNames, requireDraftKind } from './kinds';
import { listDrafts } from './queries';

export async function listWaitingWork(editor: Editor): Promise<WaitingWork> {
  const toWaiting = (name: (typeof draftNames)[number]) => (draft: DraftEntry) => {
    const { singular, hrefOf } = requireDraftKind(name).source;
    const { _id: id, recordId } = draft;
    return { ...draft, kind: singular, href: hrefOf({ id, recordId }) };
  };
  const [drafts, hides] = await Promise.all([
    Promise.all(draftNames.map(async (name) => (await listDrafts(editor, name)).map(toWaiting(name)))),
    listPlannedHides(editor),
  ]);
  const all = drafts.flat();
  const publishes = all.flatMap(({ _id, label, href, publishAt }) =>
    publishAt ? [{ _id, label, href, at: publishAt, isPublished: true }] : [],
  );
  const planned = hides.map(({ _id, name, hideAt }) => {
    const href = `/admin/projects?edit=${_id}` as const;
    return { _id, label: name, href, at: hideAt, isPublished: false };
  });
  return {
    drafts: all
      .filter(({ publishAt }) => publishAt === null)
      .sort((one, other) => other.updatedAt.localeCompare(one.updatedAt)),
    planned: [...publishes, ...planned].sort((one, other) => one.at.localeCompare(other.at)),
  };
}
