'use client';

import { usePathname } from 'next/navigation';
import { type ReactNode, ViewTransition } from 'react';
import { isStill } from '@/components/shared/is-still';
import { isListRoute } from '@/lib/shared/filtered-route';
import { useGrowingPicture } from './use-growing-picture';

/** SHELL-3: the outgoing page leaves before the next one enters. */
export function PageTransition({ children }: { children: ReactNode }) {
  const path = usePathname();
  useGrowingPicture(path);
  return (
    // A filtered list counts as the same page.
    <ViewTransition
      key={isListRoute(path) ? '/projects' : path}
      enter={isStill() ? 'none' : 'page-in'}
      exit={isStill() ? 'none' : 'page-out'}
      default="none"
    >
      <div>{children}</div>
    </ViewTransition>
  );
}
