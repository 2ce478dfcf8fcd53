'use client';

import { type Thrown, Unavailable } from '@/components/admin/chrome/unavailable';

export default function AdminError(thrown: Thrown) {
  return (
    <main className="flex min-h-dvh items-center px-6 admin:px-16">
      <Unavailable {...thrown} />
    </main>
  );
}
