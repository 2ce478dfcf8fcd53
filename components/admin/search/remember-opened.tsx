'use client';

import { useEffect } from 'react';
import { rememberOpened } from '@/components/admin/session/opened-last';

export function RememberOpened({ name, href }: { name: string; href: string }) {
  useEffect(() => rememberOpened({ name, href }), [name, href]);
  return null;
}
