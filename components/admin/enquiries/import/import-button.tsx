'use client';

import { ImportButton } from '@/components/admin/import/import-button';
import { lazyDialog } from '@/components/admin/ui/lazy-dialog';

const dialog = lazyDialog(async () => (await import('./import-enquiries')).ImportEnquiries);

export const ImportEnquiriesButton = () => <ImportButton dialog={dialog} />;
