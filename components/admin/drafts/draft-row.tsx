'use client';

import { Check, ExternalLink, Link2, Trash2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Button } from '@/components/admin/ui/button';
import { Moment } from '@/components/admin/ui/moment';
import { previewContent } from '@/lib/content/pages/preview';
import type { DraftEntry } from '@/lib/domain/drafts/dto';

type DraftRowProps = {
  draft: DraftEntry;
  subject: string;
  main: ReactNode;
  onDiscard: () => Promise<void>;
  children: ReactNode;
};

export function DraftRow({ draft, subject, main, onDiscard, children }: DraftRowProps) {
  const { label, savedBy, updatedAt, previewPath, publishAt, heldBack } = draft;
  const [isCopied, setIsCopied] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(location.origin + previewPath);
      setIsCopied(true);
    } catch {
      // Without the clipboard the link can be copied by hand.
    }
  };
  const discard = async () => {
    setIsBusy(true);
    await onDiscard();
    setIsBusy(false);
  };
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2 rounded-[3px] border border-line bg-field py-2 pr-2 pl-4">
      <p className="min-w-0 flex-1 basis-full break-words admin:basis-52">
        <strong className="font-semibold">{label}</strong>{' '}
        <span className="text-stone admin:text-[13px]">
          {subject}, saved by {savedBy}, <Moment at={updatedAt} />.{' '}
          {publishAt ? (
            <>
              To be published: <Moment at={publishAt} />.
            </>
          ) : (
            'The website does not show it.'
          )}
        </span>
        {heldBack && (
          <span className="block text-warning admin:text-[13px]">
            It was not published at its time. {heldBack}
          </span>
        )}
      </p>
      {main}
      <a
        href={previewPath}
        target="_blank"
        rel="noopener"
        aria-label={`Preview of ${label} (opens a new tab)`}
        className="inline-flex h-11 items-center gap-2 rounded-[2px] px-2.5 font-semibold hover:bg-sand admin:h-[30px]"
      >
        <ExternalLink size={15} strokeWidth={1.6} aria-hidden="true" />
        Preview
      </a>
      <Button
        isSmall
        look="ghost"
        aria-label={isCopied ? `Link copied: ${label}` : `Copy the link to the preview of ${label}`}
        title={`Anybody with the link can see the preview for ${previewContent.days} days, without a log-in`}
        onClick={() => void copy()}
      >
        {isCopied ? (
          <Check size={15} strokeWidth={1.6} aria-hidden="true" />
        ) : (
          <Link2 size={15} strokeWidth={1.6} aria-hidden="true" />
        )}
        {isCopied ? 'Copied' : 'Copy link'}
      </Button>
      <Button
        isSmall
        look="ghost"
        disabled={isBusy}
        aria-label={`Discard the draft of ${label}`}
        onClick={() => void discard()}
      >
        <Trash2 size={15} strokeWidth={1.6} aria-hidden="true" />
        Discard
      </Button>
      {children && (
        <details className="basis-full">
          <summary className="cursor-pointer py-2.5 admin:py-1 admin:text-[13px]">Publish at a time</summary>
          {children}
        </details>
      )}
    </div>
  );
}
