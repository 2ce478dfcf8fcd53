import { type DraftEntry, noteDrafts, readEntries } from '@/components/admin/records/drafts';
import { type EndedSession, isOfEndedSession } from '@/components/admin/session/ended-session';
import { loginTexts } from '@/lib/content/log-in';

/** What was put aside when the session ended, notes on visitors left out: whoever opens the log-in reads its title. */
function findDraft(ended: EndedSession): DraftEntry | null {
  const kinds = new Set(Object.keys(localStorage).flatMap((key) => /^draft:([^:]+):/.exec(key)?.[1] ?? []));
  kinds.delete(noteDrafts);
  // Written by drafts.ts.
  const entries = [...kinds].flatMap((kind) => JSON.parse(readEntries(kind)) as DraftEntry[]);
  return entries.find((entry) => isOfEndedSession(entry, ended)) ?? null;
}

/** Why one stands at the log-in, and what is kept of the work. */
export function EndedSessionNote({ ended }: { ended: EndedSession }) {
  const draft = findDraft(ended);
  return (
    <p role="status" className="border-ink border-l-4 bg-sand px-4 py-3 text-[15px] leading-6">
      {loginTexts.ended} {draft ? loginTexts.kept(draft.title) : loginTexts.goOn}
    </p>
  );
}
