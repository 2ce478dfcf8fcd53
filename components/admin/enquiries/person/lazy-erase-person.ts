'use client';

import { lazyDialog } from '@/components/admin/ui/lazy-dialog';

export const { Dialog: ErasePerson, warmUp: warmUpErase } = lazyDialog(
  async () => (await import('./erase-person')).ErasePerson,
);
