'use client';

import type { ComponentProps, MouseEvent } from 'react';
import { useListNavigation } from './list-navigation';

type ListLinkProps = Omit<ComponentProps<'a'>, 'href'> & { href: string; keepsPlace?: boolean };

/** Never prefetched. */
export function ListLink({ href, keepsPlace, ...props }: ListLinkProps) {
  const { go } = useListNavigation();
  const follow = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || event.button !== 0) return;
    event.preventDefault();
    go(href, { scroll: !keepsPlace });
  };
  return <a {...props} href={href} onClick={follow} />;
}
