'use client';

import type { MouseEvent, ReactNode } from 'react';
import { useState } from 'react';
import { askServer } from '@/components/admin/session/ask-server';
import { FailureLine } from '@/components/admin/ui/notices/failure-line';
import { requireRecentPasswordAction } from '@/lib/domain/users/actions';

type ExportLinkProps = { href: string; className: string; children: ReactNode };

/** Asks for the password first, because a file download cannot ask. */
export function ExportLink({ href, className, children }: ExportLinkProps) {
  const [failure, setFailure] = useState<string | null>(null);
  const open = async (event: MouseEvent) => {
    event.preventDefault();
    const result = await askServer(requireRecentPasswordAction);
    setFailure(result.ok ? null : result.error.message);
    if (result.ok) location.assign(href);
  };
  return (
    <>
      <a href={href} className={className} onClick={(event) => void open(event)}>
        {children}
      </a>
      <FailureLine>{failure}</FailureLine>
    </>
  );
}
