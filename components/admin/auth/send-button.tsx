'use client';

import { useFormStatus } from 'react-dom';
import { recoveryTexts } from '@/lib/content/recovery';
import { AuthButton } from './auth-parts';

/** Sends a form that works without a script too. */
export function SendButton({ label }: { label: string }) {
  const { pending } = useFormStatus();
  return <AuthButton label={label} busyLabel={recoveryTexts.sending} isBusy={pending} />;
}
