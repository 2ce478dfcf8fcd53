import type { z } from 'zod';
import { lazyDialog } from '@/components/admin/ui/dialogs/lazy-dialog';
import type { PlainKind, PlainOpened } from './plain-kind';

type Props = PlainOpened & { of: Omit<PlainKind, 'fields'> };

export const lazyPlain = (load: () => Promise<z.ZodObject>) => ({
  sheet: lazyDialog(async () => {
    const [{ PlainSheet }, fields] = await Promise.all([import('./plain-sheet'), load()]);
    return ({ of, ...opened }: Props) => <PlainSheet {...opened} of={{ ...of, fields }} />;
  }),
  dialog: lazyDialog(async () => {
    const [{ PlainDialog }, fields] = await Promise.all([import('./plain-dialog'), load()]);
    return ({ of, ...opened }: Props) => <PlainDialog {...opened} of={{ ...of, fields }} />;
  }),
});
