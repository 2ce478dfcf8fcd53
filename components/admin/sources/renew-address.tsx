'use client';

import { RefreshCw } from 'lucide-react';
import { ConfirmButton } from '@/components/admin/session/confirm-button';
import { renewSourceSecretAction } from '@/lib/domain/sources/actions';
import type { Source } from '@/lib/domain/sources/dto';

export function RenewAddress({ source: { _id, name } }: { source: Source }) {
  const children = (
    <>
      <RefreshCw size={15} strokeWidth={1.6} aria-hidden="true" />
      Renew the address
    </>
  );
  return (
    <ConfirmButton
      button={{ children }}
      title={`Renew the address of ${name}?`}
      question={
        <p>
          A new address is made, and has to be pasted on their website. The former one is taken for a day
          more, so that nothing is lost meanwhile. An address that was renewed before ends at once.
        </p>
      }
      confirm={{ label: 'Renew', icon: RefreshCw, look: 'primary' }}
      act={() => renewSourceSecretAction(_id)}
      failed="Not renewed."
    />
  );
}
