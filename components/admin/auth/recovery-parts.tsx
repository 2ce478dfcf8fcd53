'use client';

import { CircleAlert } from 'lucide-react';
import { useFormStatus } from 'react-dom';
import { Spinner } from '@/components/admin/ui/spinner';
import { recoveryWords } from '@/lib/content/recovery';

/** What went wrong, read out at once. */
export function FormFailure({ id, message }: { id: string; message: string }) {
  return (
    <p
      id={id}
      role="alert"
      className="mb-6 flex gap-2.5 border-error border-l-4 bg-error-tint px-4 py-3 text-[15px] text-error leading-6"
    >
      <CircleAlert size={18} strokeWidth={1.6} aria-hidden="true" className="mt-[3px] shrink-0" />
      {message}
    </p>
  );
}

/** The one button of a form beside the log-in. */
export function SendButton({ word }: { word: string }) {
  const { pending } = useFormStatus();
  return (
    <button
      type="submit"
      disabled={pending}
      className="flex h-[54px] w-full items-center justify-center gap-2.5 rounded-[2px] bg-terra font-semibold text-[16px] text-white hover:bg-terra-deep disabled:bg-sand-2 disabled:text-stone"
    >
      {pending && <Spinner className="h-[18px] w-[18px]" />}
      {pending ? recoveryWords.sending : word}
    </button>
  );
}
