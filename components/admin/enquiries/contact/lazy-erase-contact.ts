'use client';

import { lazyDialog } from '@/components/admin/ui/dialogs/lazy-dialog';

export const { Dialog: EraseContact, warmUp: warmUpErase } = lazyDialog(
  async () => (await import('./erase-contact')).EraseContact,
);
