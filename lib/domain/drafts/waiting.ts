import 'server-only';
import type { Route } from 'next';
import { listPlannedHides } from '@/lib/domain/projects/queries';
import type { Editor } from '@/lib/server/auth/viewer';
import { singularOf } from '@/lib/server/records/kind';
import type { DraftEntry, WaitingWork } from './dto';
import { draftNames, requireDraftKind } from './kinds';
import { listDrafts } from './queries';

/** What is not on the website yet, and what comes or goes by itself, of all kinds. */
export async function listWaitingWork(editor: Editor): Promise<WaitingWork> {
  const toWaiting = (name: (typeof draftNames)[number]) => (draft: DraftEntry) => {
    const { kind } = requireDraftKind(name);
    // Each kind of draft has a screen of this name.
    return { ...draft, kind: singularOf(kind), href: `/admin/${kind.noun}?edit=${draft._id}` as Route };
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
