'use client';

import { useRouter } from 'next/navigation';
import { useRef, useState } from 'react';
import { askServer } from '@/components/admin/session/ask-server';
import { FailureLine } from '@/components/admin/ui/notices/failure-line';
import { UndoNotice } from '@/components/admin/ui/notices/undo-notice';
import { addRedirectAction, deleteRedirectAction } from '@/lib/domain/redirects/actions';
import type { Redirect } from '@/lib/domain/redirects/dto';
import { RedirectRow } from './redirect-row';

export function RedirectList({ redirects, title }: { redirects: Redirect[]; title: string }) {
  const router = useRouter();
  const head = useRef<HTMLHeadingElement>(null);
  const [deleted, setDeleted] = useState<Redirect | null>(null);
  const [busyId, setBusyId] = useState<string | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [goneIds, setGoneIds] = useState<readonly string[]>([]);
  const shown = redirects.filter(({ _id }) => !goneIds.includes(_id));

  const remove = async (redirect: Redirect) => {
    setBusyId(redirect._id);
    const result = await askServer(() => deleteRedirectAction(redirect._id));
    setBusyId(null);
    setFailure(result.ok ? null : `${redirect.from} was not deleted. ${result.error.message}`);
    if (result.ok) {
      setDeleted(redirect);
      setGoneIds((ids) => [...ids, redirect._id]);
    }
    router.refresh();
  };
  const close = () => {
    head.current?.focus();
    setDeleted(null);
  };
  const undo = async ({ from, to }: Redirect) => {
    const result = await askServer(() => addRedirectAction({ from, to }));
    setFailure(result.ok ? null : `${from} could not be brought back. ${result.error.message}`);
    if (result.ok) close();
    router.refresh();
  };

  return (
    <section aria-labelledby="redirects-title" className="grid gap-2">
      <h2
        id="redirects-title"
        ref={head}
        tabIndex={-1}
        className="font-semibold admin:text-[15px] wrap-anywhere"
      >
        {title}
      </h2>
      <FailureLine>{failure}</FailureLine>
      {deleted && (
        <UndoNotice key={deleted._id} onUndo={() => undo(deleted)} onClose={close}>
          <strong className="font-semibold wrap-anywhere">{deleted.from}</strong> no longer redirects.
        </UndoNotice>
      )}
      {shown.length > 0 && (
        <ul className="rounded-[3px] border border-hairline bg-field">
          {shown.map((redirect) => (
            <RedirectRow
              key={redirect._id}
              redirect={redirect}
              isBusy={busyId === redirect._id}
              onDelete={() => void remove(redirect)}
            />
          ))}
        </ul>
      )}
    </section>
  );
}
