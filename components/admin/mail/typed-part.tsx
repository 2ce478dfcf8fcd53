'use client';

import { useRouter } from 'next/navigation';
import { type ReactNode, useState } from 'react';
import { useFocusAfterRefresh } from '@/components/admin/records/use-focus-after-refresh';
import { Button } from '@/components/admin/ui/button';
import { lazyDialog } from '@/components/admin/ui/dialogs/lazy-dialog';
import { SavedNote, type SaveOutcome } from '@/components/admin/ui/fields/saved-note';
import type { MailSettings } from '@/lib/domain/mail/dto';
import type { TypedMailPart } from '@/lib/domain/mail/schema';
import { headingId } from './step';

const { Dialog: RemoveDialog, warmUp } = lazyDialog(async () => (await import('./remove-part')).RemovePart);

type TypedPartProps = {
  part: TypedMailPart;
  settings: MailSettings;
  isTyped: boolean;
  mayChange: boolean;
  form: (done: () => void, cancel: (() => void) | null) => ReactNode;
};

export function TypedPart({ part, settings, isTyped, mayChange, form }: TypedPartProps) {
  const router = useRouter();
  const [open, setOpen] = useState<'form' | 'question' | null>(null);
  const [outcome, setOutcome] = useState<SaveOutcome | null>(null);
  const focusAfterRefresh = useFocusAfterRefresh(settings);
  const show = (what: 'form' | 'question') => {
    setOutcome(null);
    setOpen(what);
  };
  const finish = (text: string) => {
    setOpen(null);
    setOutcome({ isFailure: false, text });
    focusAfterRefresh(headingId(part));
    router.refresh();
  };
  const isAsked = mayChange && (!isTyped || open === 'form');
  return (
    <>
      {isAsked && form(() => finish('Saved.'), isTyped ? () => setOpen(null) : null)}
      {isTyped && !isAsked && (
        <div className="flex flex-wrap gap-2">
          {mayChange && (
            <Button isSmall onClick={() => show('form')}>
              Replace the {part}
            </Button>
          )}
          <Button isSmall {...warmUp} onClick={() => show('question')}>
            Remove the {part}
          </Button>
        </div>
      )}
      <SavedNote outcome={outcome} />
      {open === 'question' && (
        <RemoveDialog part={part} onRemoved={() => finish('Removed.')} onCancel={() => setOpen(null)} />
      )}
    </>
  );
}
