'use client';

import { usePathname, useSelectedLayoutSegments } from 'next/navigation';
import type { ReactNode } from 'react';
import { SiteLink } from '@/components/shared/site-link';

type NavLinkProps = { href: string; className?: string; children: ReactNode };

export function NavLink({ href, className, children }: NavLinkProps) {
  const segments = useSelectedLayoutSegments();
  // The not-found page has no segments either, and is not Home.
  const isHome = usePathname() === '/';
  const isWithin = href === '/' ? isHome : `/${segments[0]}` === href;
  const current = isWithin && (segments.length <= 1 ? ('page' as const) : true);
  return (
    <SiteLink href={href} aria-current={current || undefined} className={className}>
      {children}
    </SiteLink>
  );
}
