import { Check, Hourglass, Power, Triangle } from 'lucide-react';
import { HalfDiamond } from '@/components/admin/ui/half-diamond';
import type { Health, Mark } from '@/lib/shared/sources/health';

const icon = { size: 13, strokeWidth: 1.8, 'aria-hidden': true, className: 'shrink-0' } as const;

const looks: Record<Mark, { tint: string; shape: React.ReactNode }> = {
  order: { tint: 'bg-success-tint text-success', shape: <Check {...icon} /> },
  look: { tint: 'bg-warning-tint text-warning', shape: <HalfDiamond /> },
  broken: { tint: 'bg-error-tint text-error', shape: <Triangle {...icon} fill="currentColor" /> },
  waiting: { tint: 'bg-sand-2/60 text-ink-2', shape: <Hourglass {...icon} /> },
  off: { tint: 'border border-control text-ink-2', shape: <Power {...icon} /> },
};

export function HealthMark({ health: { mark, words } }: { health: Health }) {
  const { tint, shape } = looks[mark];
  return (
    <span
      className={`inline-flex min-h-[26px] items-center gap-1.5 rounded-[2px] px-2 font-semibold text-[14px] admin:min-h-6 admin:text-[13px] ${tint}`}
    >
      {shape}
      {words}
    </span>
  );
}
