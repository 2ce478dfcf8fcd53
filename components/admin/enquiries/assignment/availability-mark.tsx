import { ArrowRight, CalendarOff, Check, Minus } from 'lucide-react';
import { absences } from '@/lib/content/enquiries/assignment';

const icon = { size: 14, strokeWidth: 1.8, 'aria-hidden': true, className: 'shrink-0' } as const;
const look =
  'inline-flex min-h-[26px] items-center gap-1.5 rounded-[2px] px-2 font-semibold text-[14px] admin:min-h-6 admin:text-[13px]';

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

export function AvailabilityMark({ hindrance, isNext }: { hindrance: string; isNext: boolean }) {
  if (isNext)
    return (
      <span className={`${look} bg-ink text-white`}>
        <ArrowRight {...icon} />
        Next
      </span>
    );
  if (hindrance === '')
    return (
      <span className={`${look} bg-success-tint text-success`}>
        <Check {...icon} />
        Here
      </span>
    );
  if (hindrance === absences.off)
    return (
      <span className={`${look} bg-sand-2/60 text-ink-2`}>
        <Minus {...icon} />
        Gets no leads
      </span>
    );
  return (
    <span className={`${look} bg-warning-tint text-warning`}>
      <CalendarOff {...icon} />
      {capital(hindrance)}
    </span>
  );
}
