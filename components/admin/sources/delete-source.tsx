'use client';

import { Trash2 } from 'lucide-react';
import { ConfirmButton } from '@/components/admin/session/confirm-button';
import { sourcesPath } from '@/lib/content/nav';
import { deleteSourceAction } from '@/lib/domain/sources/actions';
import type { Source } from '@/lib/domain/sources/dto';

export function DeleteSource({ source: { _id: id, name, asking } }: { source: Source }) {
  const children = (
    <>
      <Trash2 size={15} strokeWidth={1.6} aria-hidden="true" />
      Delete this source
    </>
  );
  return (
    <div>
      <ConfirmButton
        button={{ className: 'text-error', children }}
        title={`Delete ${name}?`}
        question={
          <p>
            {asking
              ? 'The site stops polling it and deletes its access data. '
              : 'Its address ends at once. Enquiries that are sent there later are lost. '}
            Its stored messages are deleted too and cannot be restored. Enquiries made from them stay.
          </p>
        }
        confirm={{ label: 'Delete source', busyLabel: 'Deleting…', icon: Trash2 }}
        act={() => deleteSourceAction(id)}
        failed="Not deleted."
        next={sourcesPath}
      />
    </div>
  );
}
