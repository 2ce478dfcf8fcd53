'use client';

import { ImportButton } from '@/components/admin/import/import-button';
import { lazyDialog } from '@/components/admin/ui/dialogs/lazy-dialog';

const dialog = lazyDialog(async () => (await import('./import-redirects')).ImportRedirects);

export const ImportRedirectsButton = () => <ImportButton dialog={dialog} />;
