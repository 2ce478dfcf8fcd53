'use client';

import { useState } from 'react';
import { ImportDialog } from '@/components/admin/import/import-dialog';
import { redirectLimits } from '@/lib/content/admin/redirects';
import { importRedirectsAction } from '@/lib/domain/redirects/actions';
import { type RedirectTable, toRedirectTable } from './redirect-table';

export function ImportRedirects({ onClose }: { onClose: () => void }) {
  const [table, setTable] = useState<RedirectTable | null>(null);

  async function read(file: File | undefined) {
    setTable(null);
    if (!file) return null;
    if (file.size > redirectLimits.bytes) return 'The file is too large. Split the table into smaller files.';
    try {
      setTable(toRedirectTable(await file.text()));
      return null;
    } catch (error) {
      return (error as Error).message;
    }
  }

  return (
    <ImportDialog
      hint={`A CSV file with the former address in the first column and the new address in the second. At most ${redirectLimits.rows} lines.`}
      nouns={['redirect', 'redirects']}
      onFile={read}
      send={table && ((isTrial) => importRedirectsAction({ ...table, isTrial }))}
      onClose={onClose}
    />
  );
}
