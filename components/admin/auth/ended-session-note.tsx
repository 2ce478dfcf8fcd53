import { findDraftOf } from '@/components/admin/records/drafts';
import type { EndedSession } from '@/components/admin/session/ended-session';
import { loginTexts } from '@/lib/content/log-in';

/** Why one stands at the log-in, and what is kept of the work. */
export function EndedSessionNote({ ended }: { ended: EndedSession }) {
  const draft = findDraftOf(ended);
  return (
    <p role="status" className="border-ink border-l-4 bg-sand px-4 py-3 text-[15px] leading-6">
      {loginTexts.ended} {draft ? loginTexts.kept(draft.title) : loginTexts.goOn}
    </p>
  );
}
