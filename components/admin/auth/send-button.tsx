'use client';

import { useFormStatus } from 'react-dom';
import { recoveryTexts } from '@/lib/content/accounts/recovery';
import { AuthButton } from './auth-parts';

export function SendButton({ label }: { label: string }) {
  const { pending } = useFormStatus();
  return <AuthButton label={label} busyLabel={recoveryTexts.sending} isBusy={pending} />;
}
