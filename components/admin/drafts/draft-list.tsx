'use client';

import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { askServer } from '@/components/admin/session/ask-server';
import { Button } from '@/components/admin/ui/button';
import { FailureLine } from '@/components/admin/ui/notices/failure-line';
import { UndoNotice } from '@/components/admin/ui/notices/undo-notice';
import { discardDraftAction, publishDraftAction, saveDraftAction } from '@/lib/domain/drafts/actions';
import type { DiscardedDraft, DraftEntry, DraftName } from '@/lib/domain/drafts/dto';
import { DraftRow } from './draft-row';
import { DraftSchedule } from './draft-schedule';
import { PublishButton } from './publish-button';

export type DraftListProps = {
  kind: DraftName;
  drafts: DraftEntry[];
  subjectOf: (draft: DraftEntry) => string;
  onOpen?: (draft: DraftEntry) => void;
  onPublished?: (record: { _id: string }) => void;
  scheduleHint?: string;
};

const titleId = 'drafts-title';

export function DraftList(props: DraftListProps) {
  const { kind, drafts, subjectOf, onOpen, onPublished, scheduleHint } = props;
  const router = useRouter();
  const [discarded, setDiscarded] = useState<(DiscardedDraft & { _id: string; label: string }) | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  // The page may still list it: a restored draft has another id.
  const [goneIds, setGoneIds] = useState<readonly string[]>([]);
  const shown = drafts.filter(({ _id }) => !goneIds.includes(_id));

  const discard = async ({ _id, version, label }: DraftEntry) => {
    const result = await askServer(() => discardDraftAction(kind, { _id, version }));
    setFailure(result.ok ? null : `“${label}” was not discarded. ${result.error.message}`);
    if (result.ok) {
      setDiscarded({ ...result.data, _id, label });
      setGoneIds((ids) => [...ids, _id]);
    }
    router.refresh();
  };
  const publish = async ({ _id, version, label }: DraftEntry) => {
    const result = await askServer(() => publishDraftAction(kind, { draft: { _id, version } }));
    setFailure(result.ok ? null : `“${label}” was not published. ${result.error.message}`);
    if (!result.ok) return router.refresh();
    setGoneIds((ids) => [...ids, _id]);
    onPublished?.(result.data);
  };
  const closeDiscarded = () => {
    document.getElementById(titleId)?.focus();
    setDiscarded(null);
  };
  const undo = async ({ _id: _gone, label, ...former }: NonNullable<typeof discarded>) => {
    const result = await askServer(() => saveDraftAction(kind, former));
    setFailure(result.ok ? null : `“${label}” could not be restored. ${result.error.message}`);
    if (!result.ok) return;
    closeDiscarded();
    router.refresh();
  };

  return (
    <section aria-labelledby={titleId} className={shown.length > 0 || discarded || failure ? '' : 'hidden'}>
      <h2 id={titleId} tabIndex={-1} className="mb-2 font-semibold admin:text-[15px]">
        Drafts <span className="font-normal text-stone">{shown.length}</span>
      </h2>
      <FailureLine>{failure}</FailureLine>
      <ul className="flex flex-col gap-2">
        {discarded && (
          <li key={`discarded-${discarded._id}`}>
            <UndoNotice onUndo={() => undo(discarded)} onClose={closeDiscarded}>
              The draft <strong className="font-semibold">“{discarded.label}”</strong> was discarded. Its
              preview link no longer works.
            </UndoNotice>
          </li>
        )}
        {shown.map((draft) => (
          <li key={draft._id}>
            <DraftRow
              draft={draft}
              subject={subjectOf(draft)}
              main={
                <>
                  {onOpen && (
                    <Button
                      isSmall
                      aria-label={`Open the draft of ${draft.label}`}
                      onClick={() => onOpen(draft)}
                    >
                      Open
                    </Button>
                  )}
                  {onPublished && <PublishButton label={draft.label} onPublish={() => publish(draft)} />}
                </>
              }
              onDiscard={() => discard(draft)}
            >
              {scheduleHint && <DraftSchedule kind={kind} draft={draft} hint={scheduleHint} />}
            </DraftRow>
          </li>
        ))}
      </ul>
    </section>
  );
}
