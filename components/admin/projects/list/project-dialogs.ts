'use client';

import { lazyDialog } from '@/components/admin/ui/dialogs/lazy-dialog';

export const { Dialog: ProjectSheet, warmUp: warmUpSheet } = lazyDialog(async () => {
  const [{ ProjectSheet }] = await Promise.all([
    import('../project-sheet'),
    import('@/components/admin/ui/rich-text/rich-text-editor'),
  ]);
  return ProjectSheet;
});

export const { Dialog: MoveProject } = lazyDialog(async () => (await import('./move-project')).MoveProject);
