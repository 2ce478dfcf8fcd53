import { type EndedSession, isOfEndedSession } from '@/components/admin/session/ended-session';
import {
  listUnsavedKinds,
  listUnsavedWork,
  type UnsavedEntry,
  unsavedForms,
  unsavedNotes,
} from '@/components/admin/session/unsaved-work';
import { loginTexts } from '@/lib/content/accounts/log-in';

/**
 * What was put aside when the session ended. Notes on visitors are left out, because everybody who opens the log-in reads the title, and
 * small forms, which do not open by themselves.
 */
function findWork(ended: EndedSession): UnsavedEntry | null {
  const kinds = listUnsavedKinds().filter((kind) => kind !== unsavedNotes && kind !== unsavedForms);
  return kinds.flatMap(listUnsavedWork).find((entry) => isOfEndedSession(entry, ended)) ?? null;
}

/** Why one stands at the log-in, and what is kept of the work. */
export function EndedSessionNote({ ended }: { ended: EndedSession }) {
  const work = findWork(ended);
  return (
    <p role="status" className="border-ink border-l-4 bg-sand px-4 py-3 text-[15px] leading-6">
      {loginTexts.ended} {work ? loginTexts.kept(work.title) : loginTexts.goOn}
    </p>
  );
}
