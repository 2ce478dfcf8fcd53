'use client';

import { useSearchParams } from 'next/navigation';
import { EnquiryAlarm } from '@/components/admin/enquiries/delivery/enquiry-alarm';
import { BackToLaunch, LaunchNotice } from '@/components/admin/launch/launch-notice';
import { useFocusOfAddress } from '@/components/admin/launch/use-focus-of-address';
import { fromLaunch } from '@/lib/content/admin/launch';
import type { LaunchGaps } from '@/lib/domain/launch/dto';

type FrameBarProps = {
  overdue: number;
  gaps: LaunchGaps | null;
  isAdmin: boolean;
};

export function FrameBar({ overdue, gaps, isAdmin }: FrameBarProps) {
  const isFromList = useSearchParams().get(fromLaunch.name) === fromLaunch.value;
  useFocusOfAddress();
  if (gaps && isFromList) return <BackToLaunch count={gaps.ids.length} />;
  if (overdue > 0) return <EnquiryAlarm count={overdue} isAdmin={isAdmin} />;
  return gaps && !gaps.isDismissed ? <LaunchNotice ids={gaps.ids} /> : null;
}
