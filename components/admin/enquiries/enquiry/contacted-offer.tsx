import { Check } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Button } from '@/components/admin/ui/button';
import { SavedNote } from '@/components/admin/ui/saved-note';
import { UndoNotice } from '@/components/admin/ui/undo-notice';
import type { useContacted } from './use-contacted';

type OfferProps = { isBusy: boolean; hasFocus: boolean; onMark: () => void };

function Offer({ isBusy, hasFocus, onMark }: OfferProps) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (hasFocus) button.current?.focus();
  }, [hasFocus]);
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-3">
      <p className="text-ink-2 admin:text-[13px]">Did you reach them?</p>
      <Button ref={button} isSmall disabled={isBusy} onClick={onMark}>
        <Check size={15} strokeWidth={1.6} aria-hidden="true" />
        Mark as contacted
      </Button>
    </div>
  );
}

type ContactedOfferProps = { contacted: ReturnType<typeof useContacted>; onClosed: () => void };

export function ContactedOffer({ contacted, onClosed }: ContactedOfferProps) {
  const { isOffered, isMarked, isBack, isBusy, failure, mark, undo, close } = contacted;
  return (
    <div className="w-full *:mb-2 [&_[role=status]]:basis-28 admin:order-last admin:*:mt-2 admin:*:mb-0">
      {isOffered && <Offer isBusy={isBusy} hasFocus={isBack && !isBusy} onMark={mark} />}
      {isMarked && (
        <UndoNotice
          onUndo={undo}
          onClose={() => {
            close();
            onClosed();
          }}
        >
          Marked as contacted.
        </UndoNotice>
      )}
      <SavedNote outcome={failure} />
    </div>
  );
}
