import { type EndedSession, isOfEndedSession } from '@/components/admin/session/ended-session';
import {
  listUnsavedKinds,
  listUnsavedWork,
  type UnsavedEntry,
  unsavedForms,
  unsavedNotes,
} from '@/components/admin/session/unsaved-work';
import { loginTexts } from '@/lib/content/accounts/log-in';

function findWork(ended: EndedSession): UnsavedEntry | null {
  const kinds = listUnsavedKinds().filter((kind) => kind !== unsavedNotes && kind !== unsavedForms);
  return kinds.flatMap(listUnsavedWork).find((entry) => isOfEndedSession(entry, ended)) ?? null;
}

export function EndedSessionNote({ ended }: { ended: EndedSession }) {
  const work = findWork(ended);
  return (
    <p role="status" className="border-ink border-l-4 bg-sand px-4 py-3 text-[15px] leading-6">
      {loginTexts.ended} {work ? loginTexts.kept(work.title) : loginTexts.goOn}
    </p>
  );
}
