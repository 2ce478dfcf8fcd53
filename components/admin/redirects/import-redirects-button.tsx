'use client';

import { Upload } from 'lucide-react';
import { useState } from 'react';
import { Button } from '@/components/admin/ui/button';
import { lazyDialog } from '@/components/admin/ui/lazy-dialog';

const { Dialog: ImportRedirects, warmUp } = lazyDialog(
  async () => (await import('./import-redirects')).ImportRedirects,
);

export function ImportRedirectsButton() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button isSmall {...warmUp} onClick={() => setIsOpen(true)}>
        <Upload size={15} strokeWidth={1.6} aria-hidden="true" />
        Import a table
      </Button>
      {isOpen && <ImportRedirects onClose={() => setIsOpen(false)} />}
    </>
  );
}
