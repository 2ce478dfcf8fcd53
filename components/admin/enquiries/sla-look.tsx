import { Clock, Triangle } from 'lucide-react';
import type { ReactNode } from 'react';
import { HalfDiamond } from '@/components/admin/ui/half-diamond';
import type { SlaGroup } from '@/lib/shared/enquiries/sla-mark';

const icon = { size: 13, strokeWidth: 1.8, 'aria-hidden': true, className: 'shrink-0' } as const;

export const slaLooks: Record<SlaGroup, { tint: string; color: string; shape: ReactNode }> = {
  inTime: { tint: 'bg-success-tint', color: 'text-success', shape: <Clock {...icon} /> },
  soon: { tint: 'bg-warning-tint', color: 'text-warning', shape: <HalfDiamond /> },
  late: { tint: 'bg-error-tint', color: 'text-error', shape: <Triangle {...icon} fill="currentColor" /> },
};
