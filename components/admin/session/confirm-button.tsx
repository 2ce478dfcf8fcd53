'use client';

import { useRouter } from 'next/navigation';
import { type ComponentProps, useState } from 'react';
import { Button } from '@/components/admin/ui/button';
import { ConfirmDialog } from '@/components/admin/ui/dialogs/confirm-dialog';
import type { Result } from '@/lib/shared/result';
import { askServer } from './ask-server';

type Dialog = ComponentProps<typeof ConfirmDialog>;

type ConfirmButtonProps = Pick<Dialog, 'title' | 'question'> & {
  button: ComponentProps<typeof Button>;
  confirm: Omit<Dialog['confirm'], 'run'>;
  act: () => Promise<Result<unknown>>;
  /** Before the reason why it failed. */
  failed?: string;
  /** Where to go afterwards; else the page is read again. */
  next?: Parameters<ReturnType<typeof useRouter>['push']>[0];
};

export function ConfirmButton({ button, confirm, act, failed, next, ...dialog }: ConfirmButtonProps) {
  const router = useRouter();
  const [isAsking, setIsAsking] = useState(false);
  const run = async () => {
    const result = await askServer(act);
    if (result.ok && next) router.push(next);
    else if (result.ok || result.error.code === 'conflict') router.refresh();
    if (!result.ok) return [failed, result.error.message].filter(Boolean).join(' ');
    if (!next) setIsAsking(false);
    return null;
  };
  return (
    <>
      <Button {...button} onClick={() => setIsAsking(true)} />
      {isAsking && (
        <ConfirmDialog
          {...dialog}
          layout={{ width: 460 }}
          confirm={{ ...confirm, run }}
          onCancel={() => setIsAsking(false)}
        />
      )}
    </>
  );
}
