'use client';

import { useRouter } from 'next/navigation';
import { useEffect, useRef } from 'react';
import { useNews } from './news';

/** Only for screens without a form, because a refresh would disturb typing. */
export function RefreshOnNews({ newestAt }: { newestAt: string }) {
  const router = useRouter();
  const cameAt = useNews()?.newest[0]?.createdAt ?? '';
  const asked = useRef('');
  useEffect(() => {
    if (cameAt <= newestAt || cameAt === asked.current) return;
    asked.current = cameAt;
    router.refresh();
  }, [cameAt, newestAt, router]);
  return null;
}
