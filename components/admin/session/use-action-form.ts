'use client';

import { type FormEvent, useState } from 'react';
import type { FieldErrors } from '@/lib/shared/errors';
import type { Result } from '@/lib/shared/result';
import { askServer } from './ask-server';

type ActionForm<T> = {
  act: () => Promise<Result<T>>;
  fieldId: (name: string) => string;
  onDone: (data: T) => void;
};

export function useActionForm<T>({ act, fieldId, onDone }: ActionForm<T>) {
  const [errors, setErrors] = useState<FieldErrors>({});
  const [failure, setFailure] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const onSubmit = async (event: FormEvent) => {
    event.preventDefault();
    setIsBusy(true);
    setErrors({});
    setFailure(null);
    const result = await askServer(act);
    setIsBusy(false);
    if (result.ok) return onDone(result.data);
    const refused = result.error.fields ?? {};
    setErrors(refused);
    const [first] = Object.keys(refused);
    if (first) document.getElementById(fieldId(first))?.focus();
    else setFailure(result.error.message);
  };
  return { errors, failure, isBusy, onSubmit };
}
