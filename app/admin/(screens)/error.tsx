'use client';

import { type Thrown, Unavailable } from '@/components/admin/chrome/unavailable';

export default function ScreenError(thrown: Thrown) {
  return (
    <div className="px-4 py-24 admin:px-6 wide:px-10">
      <Unavailable {...thrown} />
    </div>
  );
}
