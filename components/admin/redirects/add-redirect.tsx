'use client';

import { useRouter } from 'next/navigation';
import { type FormEvent, useEffect, useState } from 'react';
import { askServer } from '@/components/admin/session/ask-server';
import { useUnsavedValues } from '@/components/admin/session/use-unsaved-values';
import { Button } from '@/components/admin/ui/button';
import { TextField } from '@/components/admin/ui/fields/text-field';
import { FailureLine } from '@/components/admin/ui/notices/failure-line';
import { redirectLimits } from '@/lib/content/admin/redirects';
import { addRedirectAction } from '@/lib/domain/redirects/actions';
import type { FieldErrors } from '@/lib/shared/errors';

const fields = [
  { name: 'from', label: 'Address without a page', example: '/our-projects/kadal.html' },
  { name: 'to', label: 'Leads to', example: '/projects/kadal-crest' },
] as const;

const idOf = (name: string) => `redirect-${name}`;
const focus = (name: string) => document.getElementById(idOf(name))?.focus();

/** @param from what is to lead on, where that was chosen already. */
export function AddRedirect({ from }: { from: string }) {
  const router = useRouter();
  const { values: typed, set, forget } = useUnsavedValues('redirect', from, { from, to: '' });
  const [errors, setErrors] = useState<FieldErrors>({});
  const [failure, setFailure] = useState<string | null>(null);
  const [added, setAdded] = useState('');
  const [isBusy, setIsBusy] = useState(false);
  useEffect(() => {
    if (from !== '') focus('to');
  }, [from]);

  async function add(event: FormEvent) {
    event.preventDefault();
    setIsBusy(true);
    setAdded('');
    const result = await askServer(() => addRedirectAction(typed));
    setIsBusy(false);
    const found = result.ok ? {} : (result.error.fields ?? {});
    const wrong = fields.find(({ name }) => name in found);
    setErrors(found);
    setFailure(result.ok || wrong ? null : result.error.message);
    if (wrong) focus(wrong.name);
    if (!result.ok) return;
    setAdded(`${typed.from} now leads to ${typed.to}.`);
    forget();
    focus('from');
    router.replace('/admin/redirects', { scroll: false });
    router.refresh();
  }

  return (
    <form onSubmit={add} noValidate className="grid gap-2">
      <div className="flex flex-wrap items-start gap-2">
        {fields.map(({ name, label, example }) => (
          <div key={name} className="min-w-0 flex-1 basis-64">
            <TextField
              id={idOf(name)}
              label={label}
              error={errors[name]}
              value={typed[name]}
              placeholder={example}
              maxLength={redirectLimits.length}
              autoCapitalize="none"
              spellCheck={false}
              onChange={(text) => set({ [name]: text })}
            />
          </div>
        ))}
        <Button type="submit" disabled={isBusy} className="mt-[25px] h-12! admin:h-9!">
          Add
        </Button>
      </div>
      <p role="status" className="wrap-anywhere text-stone empty:hidden">
        {added}
      </p>
      <FailureLine>{failure}</FailureLine>
    </form>
  );
}
