'use client';

import { Unavailable } from '@/components/admin/chrome/unavailable';

export default function ScreenError({ reset }: { error: Error; reset: () => void }) {
  return (
    <div className="px-4 py-24 admin:px-6 wide:px-10">
      <Unavailable onRetry={reset} />
    </div>
  );
}
