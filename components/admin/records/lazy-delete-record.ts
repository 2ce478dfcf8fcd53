'use client';

import { lazyDialog } from '@/components/admin/ui/lazy-dialog';

export const { Dialog: DeleteRecord, warmUp: warmUpDelete } = lazyDialog(
  async () => (await import('./delete-record')).DeleteRecord,
);
