'use client';

import { useEffect, useEffectEvent } from 'react';
import { takeResumed } from '@/components/admin/session/ended-session';
import { Button } from '@/components/admin/ui/button';
import { Moment } from '@/components/admin/ui/moment';
import { Notice } from '@/components/admin/ui/notices/notice';
import type { UnsavedEntry } from '../../session/unsaved-work';

type UnsavedWorkNoticeProps = {
  work: UnsavedEntry;
  onOpen: (() => void) | null;
  onDiscard: () => void;
};

export function UnsavedWorkNotice({ work: { title, savedAt }, onOpen, onDiscard }: UnsavedWorkNoticeProps) {
  const reopen = useEffectEvent(() => {
    if (onOpen && takeResumed({ savedAt })) onOpen();
  });
  useEffect(() => reopen(), []);
  return (
    <Notice
      actions={
        <>
          {onOpen && (
            <Button isSmall onClick={onOpen}>
              Open
            </Button>
          )}
          <Button isSmall look="ghost" onClick={onDiscard}>
            Discard
          </Button>
        </>
      }
    >
      <strong className="font-semibold">Unsaved work on this device:</strong> “{title}”,{' '}
      <Moment at={savedAt} />.
    </Notice>
  );
}
