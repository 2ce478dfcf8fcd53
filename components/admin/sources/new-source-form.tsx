'use client';

import { useRouter } from 'next/navigation';
import { type FormEvent, startTransition, useState } from 'react';
import { askServer } from '@/components/admin/session/ask-server';
import { newRecordId } from '@/components/admin/session/unsaved-work';
import { useUnsavedValues } from '@/components/admin/session/use-unsaved-values';
import { Button } from '@/components/admin/ui/button';
import { TextField } from '@/components/admin/ui/fields/text-field';
import { FailureLine } from '@/components/admin/ui/notices/failure-line';
import { Spinner } from '@/components/admin/ui/spinner';
import { fieldMax } from '@/lib/content/enquiries/form-basics';
import { polledKinds, type SourceKind, sourceKindNames } from '@/lib/content/sources/sources';
import { createSourceAction } from '@/lib/domain/sources/actions';
import { HostNote } from './host-note';
import { KindChoice } from './kind-choice';
import { SourceSteps } from './source-steps';

const nameId = 'source-name';

export function NewSourceForm({ isServerless }: { isServerless: boolean }) {
  const router = useRouter();
  const { values, set, forget } = useUnsavedValues('source', newRecordId, {
    kind: 'google' as SourceKind,
    // Null until somebody types: then the name of the kind is used.
    typed: null as string | null,
  });
  const { kind, typed } = values;
  const [error, setError] = useState<string | undefined>();
  const [failure, setFailure] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const name = typed ?? sourceKindNames[kind];

  async function create(event: FormEvent) {
    event.preventDefault();
    setIsBusy(true);
    const result = await askServer(() => createSourceAction({ kind, name }));
    if (result.ok)
      // In one transition with the new page, or the form would flash its first values.
      return startTransition(() => {
        forget();
        router.push(`/admin/sources/${result.data._id}`);
      });
    setIsBusy(false);
    const wrong = result.error.fields?.name;
    setError(wrong);
    setFailure(wrong ? null : `Not added. ${result.error.message}`);
    if (wrong) document.getElementById(nameId)?.focus();
  }

  return (
    <form
      onSubmit={create}
      noValidate
      className="mt-4 grid items-start gap-4 wide:grid-cols-[280px_minmax(0,1fr)]"
    >
      <KindChoice kind={kind} onChoose={(next) => set({ kind: next })} />
      <div className="grid gap-5 rounded-[3px] border border-hairline bg-field px-4 py-4 admin:px-5">
        <div className="max-w-[420px]">
          <TextField
            id={nameId}
            label="Name"
            need="required"
            hint="The list shows it, and each enquiry names it as its source."
            error={error}
            value={name}
            maxLength={fieldMax.source}
            onChange={(name) => set({ typed: name })}
          />
        </div>
        <section aria-labelledby="steps-title">
          <h2 id="steps-title" className="mb-2 font-semibold admin:text-[15px]">
            What you do then
          </h2>
          <SourceSteps kind={kind} />
          {isServerless && <HostNote kind={kind} />}
        </section>
        <FailureLine>{failure}</FailureLine>
        <div>
          <Button type="submit" look="primary" disabled={isBusy} className="max-admin:h-12 max-admin:w-full">
            {isBusy && <Spinner />}
            {polledKinds.includes(kind) ? 'Add source' : 'Add and show the address'}
          </Button>
        </div>
      </div>
    </form>
  );
}
