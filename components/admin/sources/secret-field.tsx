'use client';

import { useRouter } from 'next/navigation';
import { type FormEvent, useState } from 'react';
import { askServer } from '@/components/admin/session/ask-server';
import { Button } from '@/components/admin/ui/button';
import { CopyButton } from '@/components/admin/ui/copy-button';
import { SavedNote, type SaveOutcome } from '@/components/admin/ui/fields/saved-note';
import { TextField } from '@/components/admin/ui/fields/text-field';
import type { SourceSecret } from '@/lib/content/sources/set-ups';
import { updateSourceAction } from '@/lib/domain/sources/actions';
import type { Source } from '@/lib/domain/sources/dto';

const letters = 'ABCDEFGHJKMNPQRSTUVWXYZabcdefghjkmnpqrstuvwxyz23456789';

/** No two letters look alike, so that it can be read aloud. */
const makeKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint32Array(24)), (number) => letters[number % letters.length]).join(
    '',
  );

type SecretFieldProps = { source: Source; secret: SourceSecret };

/** A generated key stays visible until the person leaves. */
export function SecretField({
  source,
  secret: { part, label, isMadeHere, isShown, kept, missing },
}: SecretFieldProps) {
  const id = `source-${part}`;
  const noun = label.toLowerCase();
  const shown = isShown ? (source.asking?.account ?? '') : '';
  const isKept = { key: source.hasKey, token: source.hasToken, account: shown !== '' }[part];
  const router = useRouter();
  const [typed, setTyped] = useState(shown);
  const [error, setError] = useState<string | undefined>();
  const [outcome, setOutcome] = useState<SaveOutcome | null>(null);
  const [isBusy, setIsBusy] = useState(false);

  async function save(event: FormEvent) {
    event.preventDefault();
    setIsBusy(true);
    const result = await askServer(() => updateSourceAction(source._id, { [part]: typed.trim() }));
    setIsBusy(false);
    const wrong = result.ok ? undefined : result.error.fields?.[part];
    setError(wrong);
    if (wrong) document.getElementById(id)?.focus();
    setOutcome(
      result.ok
        ? {
            isFailure: false,
            text: isMadeHere
              ? 'Saved. Paste it on their website now: it is not shown again.'
              : isShown
                ? 'Saved.'
                : 'Saved. It is not shown again.',
          }
        : wrong
          ? null
          : { isFailure: true, text: `Not saved. ${result.error.message}` },
    );
    if (!result.ok) return;
    if (!isMadeHere && !isShown) setTyped('');
    router.refresh();
  }

  return (
    <form onSubmit={save} noValidate className="grid gap-2">
      <div className="flex flex-wrap items-start gap-2">
        <div className="min-w-0 flex-1 basis-56">
          <TextField
            id={id}
            label={label}
            error={error}
            hint={isKept ? kept : missing}
            value={typed}
            autoCapitalize="none"
            spellCheck={false}
            onChange={setTyped}
          />
        </div>
        <div className="flex flex-wrap items-center gap-2 admin:mt-6">
          {isMadeHere && typed !== '' && <CopyButton text={typed} label={`Copy the ${noun}`} />}
          {isMadeHere && <Button onClick={() => setTyped(makeKey())}>Make a {noun}</Button>}
          <Button type="submit" disabled={isBusy || typed.trim() === shown}>
            Save the {noun}
          </Button>
        </div>
      </div>
      <SavedNote outcome={outcome} />
    </form>
  );
}
