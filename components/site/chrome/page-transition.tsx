'use client';

import { usePathname } from 'next/navigation';
import { type ReactNode, ViewTransition } from 'react';
import { isListRoute } from '@/lib/shared/filtered-route';

/** SHELL-3: the outgoing page leaves before the next one enters. */
export function PageTransition({ children }: { children: ReactNode }) {
  const path = usePathname();
  return (
    // A filtered list is no other page.
    <ViewTransition
      key={isListRoute(path) ? '/projects' : path}
      enter="page-in"
      exit="page-out"
      default="none"
    >
      <div>{children}</div>
    </ViewTransition>
  );
}
