'use client';

import { useRouter } from 'next/navigation';
import { type FormEvent, useState } from 'react';
import type { FieldErrors } from '@/lib/shared/errors';
import type { Result } from '@/lib/shared/result';
import { askServer } from './ask-server';

export function useSavedDialog(save: () => Promise<Result<unknown>>, onClose: () => void) {
  const router = useRouter();
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const [errors, setErrors] = useState<FieldErrors>({});
  const onSubmit = async (event: FormEvent) => {
    event.preventDefault();
    setIsBusy(true);
    const result = await askServer(save);
    setIsBusy(false);
    if (result.ok || result.error.code === 'conflict') router.refresh();
    if (result.ok) return onClose();
    const { fields = {}, message } = result.error;
    setErrors(fields);
    setFailure(Object.keys(fields).length > 0 ? 'Not saved. Please correct the marked fields.' : message);
  };
  return { form: { isBusy, failure, onSubmit: (event: FormEvent) => void onSubmit(event) }, errors };
}
