'use client';

import { Unavailable } from '@/components/admin/unavailable';

export default function PanelError({ reset }: { error: Error; reset: () => void }) {
  return (
    <div className="px-4 py-24 panel:px-6 wide:px-10">
      <Unavailable onRetry={reset} />
    </div>
  );
}
