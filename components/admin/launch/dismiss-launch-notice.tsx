'use client';

import { X } from 'lucide-react';
import { useRouter } from 'next/navigation';
import { IconButton } from '@/components/admin/ui/button';
import { dismissLaunchNoticeAction } from '@/lib/domain/launch/actions';

export function DismissLaunchNotice({ gaps }: { gaps: string[] }) {
  const router = useRouter();
  const dismiss = () =>
    dismissLaunchNoticeAction(gaps).then(
      () => router.refresh(),
      () => {},
    );
  return (
    <IconButton label="Dismiss this notice" onClick={dismiss}>
      <X size={16} strokeWidth={1.6} aria-hidden="true" />
    </IconButton>
  );
}
