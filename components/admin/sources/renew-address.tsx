'use client';

import { RefreshCw } from 'lucide-react';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { askServer } from '@/components/admin/session/ask-server';
import { Button } from '@/components/admin/ui/button';
import { ConfirmDialog } from '@/components/admin/ui/dialogs/confirm-dialog';
import { renewSourceSecretAction } from '@/lib/domain/sources/actions';
import type { Source } from '@/lib/domain/sources/dto';

export function RenewAddress({ source: { _id, name } }: { source: Source }) {
  const router = useRouter();
  const [isAsking, setIsAsking] = useState(false);
  const run = async () => {
    const result = await askServer(() => renewSourceSecretAction(_id));
    if (!result.ok) return `Not renewed. ${result.error.message}`;
    setIsAsking(false);
    router.refresh();
    return null;
  };
  return (
    <>
      <Button onClick={() => setIsAsking(true)}>
        <RefreshCw size={15} strokeWidth={1.6} aria-hidden="true" />
        Renew the address
      </Button>
      {isAsking && (
        <ConfirmDialog
          title={`Renew the address of ${name}?`}
          layout={{ width: 460 }}
          question={
            <p>
              A new address is made, and has to be pasted on their website. The former one is taken for a day
              more, so that nothing is lost meanwhile. An address that was renewed before ends at once.
            </p>
          }
          confirm={{ label: 'Renew', icon: RefreshCw, look: 'primary', run }}
          onCancel={() => setIsAsking(false)}
        />
      )}
    </>
  );
}
