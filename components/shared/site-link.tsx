'use client';

import type { Route } from 'next';
import Link from 'next/link';
import { type ComponentProps, useState } from 'react';

type SiteLinkProps = Omit<ComponentProps<typeof Link>, 'href' | 'prefetch'> & { href: string };

/**
 * A link whose address comes from content or data; that it leads somewhere is proved by the link check.
 * Its page is fetched ahead when it is meant (pointed at, touched, focused), never because it is in view.
 */
export function SiteLink({ href, ...props }: SiteLinkProps) {
  const [isMeant, setIsMeant] = useState(false);
  const mean = () => setIsMeant(true);
  return (
    <Link
      {...props}
      href={href as Route}
      prefetch={isMeant ? null : false}
      onPointerEnter={mean}
      onTouchStart={mean}
      onFocus={mean}
    />
  );
}
