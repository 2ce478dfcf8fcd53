'use client';

import { Trash2 } from 'lucide-react';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { askServer } from '@/components/admin/session/ask-server';
import { Button } from '@/components/admin/ui/button';
import { ConfirmDialog } from '@/components/admin/ui/dialogs/confirm-dialog';
import { sourcesPath } from '@/lib/content/nav';
import { deleteSourceAction } from '@/lib/domain/sources/actions';
import type { Source } from '@/lib/domain/sources/dto';

export function DeleteSource({ source: { _id: id, name, asking } }: { source: Source }) {
  const router = useRouter();
  const [isAsking, setIsAsking] = useState(false);
  const run = async () => {
    const result = await askServer(() => deleteSourceAction(id));
    if (!result.ok) return `Not deleted. ${result.error.message}`;
    router.push(sourcesPath);
    return null;
  };
  return (
    <div>
      <Button className="text-error" onClick={() => setIsAsking(true)}>
        <Trash2 size={15} strokeWidth={1.6} aria-hidden="true" />
        Delete this source
      </Button>
      {isAsking && (
        <ConfirmDialog
          title={`Delete ${name}?`}
          layout={{ width: 460 }}
          question={
            <p>
              {asking
                ? 'The site stops polling it and deletes its access data. '
                : 'Its address ends at once. Enquiries that are sent there later are lost. '}
              Its stored messages are deleted too and cannot be restored. Enquiries made from them stay.
            </p>
          }
          confirm={{ label: 'Delete source', busyLabel: 'Deleting…', icon: Trash2, run }}
          onCancel={() => setIsAsking(false)}
        />
      )}
    </div>
  );
}
