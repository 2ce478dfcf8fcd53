import { ArrowRight, CalendarOff, Check, type LucideIcon, Minus } from 'lucide-react';
import { absences } from '@/lib/content/enquiries/assignment';

type AvailabilityMarkProps = { hindrance: string; isNext: boolean };

function findMark({
  hindrance,
  isNext,
}: AvailabilityMarkProps): [Icon: LucideIcon, tint: string, text: string] {
  if (isNext) return [ArrowRight, 'bg-ink text-white', 'Next'];
  if (hindrance === '') return [Check, 'bg-success-tint text-success', 'Here'];
  if (hindrance === absences.off) return [Minus, 'bg-sand-2/60 text-ink-2', 'Gets no leads'];
  const text = hindrance.charAt(0).toUpperCase() + hindrance.slice(1);
  return [CalendarOff, 'bg-warning-tint text-warning', text];
}

export function AvailabilityMark(props: AvailabilityMarkProps) {
  const [Icon, tint, text] = findMark(props);
  return (
    <span
      className={`inline-flex min-h-[26px] items-center gap-1.5 rounded-[2px] px-2 font-semibold text-[14px] admin:min-h-6 admin:text-[13px] ${tint}`}
    >
      <Icon size={14} strokeWidth={1.8} aria-hidden="true" className="shrink-0" />
      {text}
    </span>
  );
}
