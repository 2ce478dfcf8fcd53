'use client';

import { lazyDialog } from '@/components/admin/ui/dialogs/lazy-dialog';

export const { Dialog: DeleteRecord, warmUp: warmUpDelete } = lazyDialog(
  async () => (await import('./delete-record')).DeleteRecord,
);
