import { CalendarCheck, CalendarX, Check, Diamond, type LucideIcon, UserX } from 'lucide-react';
import { type VisitState, visitStateNames } from '@/lib/content/visits';

type Look = { icon: LucideIcon; ground: string; text: string };

export const visitLooks: Record<VisitState, Look> = {
  requested: { icon: Diamond, ground: 'bg-warning-tint', text: 'text-warning' },
  confirmed: { icon: CalendarCheck, ground: 'bg-sand-2', text: 'text-ink' },
  cancelled: { icon: CalendarX, ground: 'bg-sand', text: 'text-stone' },
  came: { icon: Check, ground: 'bg-success-tint', text: 'text-success' },
  missed: { icon: UserX, ground: 'bg-error-tint', text: 'text-error' },
};

export function VisitSign({ state, size = 15 }: { state: VisitState; size?: number }) {
  const { icon: Icon } = visitLooks[state];
  return <Icon size={size} strokeWidth={1.7} aria-hidden="true" className="shrink-0" />;
}

export function VisitBadge({ state }: { state: VisitState }) {
  const { ground, text } = visitLooks[state];
  return (
    <span
      className={`inline-flex h-7 shrink-0 items-center gap-1.5 rounded-[2px] px-2.5 font-[550] text-[14px] admin:text-[13px] ${ground} ${text}`}
    >
      <VisitSign state={state} size={14} />
      {visitStateNames[state]}
    </span>
  );
}
