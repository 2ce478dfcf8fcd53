'use client';

import { useRouter } from 'next/navigation';
import { type FormEvent, useState } from 'react';
import { askServer } from '@/components/admin/session/ask-server';
import { Button } from '@/components/admin/ui/button';
import { CopyButton } from '@/components/admin/ui/copy-button';
import { SavedNote, type SaveOutcome } from '@/components/admin/ui/saved-note';
import { TextField } from '@/components/admin/ui/text-field';
import { sourceScreen } from '@/lib/content/sources/screen';
import type { Source } from '@/lib/domain/sources/dto';
import { makeKey } from './make-key';
import { saveOver } from './save-over';

const id = 'source-key';

/** What the other side sends with each one. It is shown as long as it has not been left. */
export function KeyField({ source }: { source: Source }) {
  const router = useRouter();
  const [typed, setTyped] = useState('');
  const [error, setError] = useState<string | undefined>();
  const [outcome, setOutcome] = useState<SaveOutcome | null>(null);
  const [isBusy, setIsBusy] = useState(false);

  async function save(event: FormEvent) {
    event.preventDefault();
    setIsBusy(true);
    const result = await askServer(() => saveOver(source, { key: typed.trim() }));
    setIsBusy(false);
    const wrong = result.ok ? undefined : result.error.fields?.key;
    setError(wrong);
    if (wrong) document.getElementById(id)?.focus();
    setOutcome(
      result.ok
        ? { isFailure: false, text: 'Saved. Paste it at the other side now: it is not shown again.' }
        : wrong
          ? null
          : { isFailure: true, text: `Not saved. ${result.error.message}` },
    );
    if (result.ok) router.refresh();
  }

  return (
    <form onSubmit={save} noValidate className="grid gap-2">
      <div className="flex flex-wrap items-start gap-2">
        <div className="min-w-0 flex-1 basis-56">
          <TextField
            id={id}
            label="Key"
            error={error}
            hint={source.hasKey ? sourceScreen.keyKept : sourceScreen.keyMissing}
            value={typed}
            autoCapitalize="none"
            spellCheck={false}
            onChange={setTyped}
          />
        </div>
        <div className="flex flex-wrap items-center gap-2 admin:mt-6">
          {typed !== '' && <CopyButton text={typed} label="Copy the key" />}
          <Button onClick={() => setTyped(makeKey())}>Make a key</Button>
          <Button type="submit" disabled={isBusy || typed.trim() === ''}>
            Save the key
          </Button>
        </div>
      </div>
      <SavedNote outcome={outcome} />
    </form>
  );
}
