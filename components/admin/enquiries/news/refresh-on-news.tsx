'use client';

import { useRouter } from 'next/navigation';
import { useEffect, useRef } from 'react';
import { useNews } from './news';

type RefreshOnNewsProps = {
  /** When the newest enquiry came that the screen knows of. */
  newestAt: string;
};

/** Renders a screen again that has no form, and no list in which somebody reads, when an enquiry has come. */
export function RefreshOnNews({ newestAt }: RefreshOnNewsProps) {
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
