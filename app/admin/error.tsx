'use client';

import { Unavailable } from '@/components/admin/chrome/unavailable';

export default function AdminError({ reset }: { error: Error; reset: () => void }) {
  return (
    <main className="flex min-h-dvh items-center px-6 admin:px-16">
      <Unavailable onRetry={reset} />
    </main>
  );
}
