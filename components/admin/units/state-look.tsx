import { Bookmark, Check, Circle, Clock, type LucideIcon } from 'lucide-react';
import type { UnitState } from '@/lib/domain/units/fields';

type Look = { name: string; icon: LucideIcon; key: string; ground: string };

export const looks: Record<UnitState, Look> = {
  free: { name: 'Available', icon: Circle, key: 'f', ground: 'border-control bg-field text-ink' },
  held: { name: 'Blocked', icon: Clock, key: 'h', ground: 'border-warning bg-warning-tint text-ink' },
  booked: { name: 'Booked', icon: Bookmark, key: 'b', ground: 'border-sand-2 bg-sand-2 text-ink' },
  sold: { name: 'Sold', icon: Check, key: 's', ground: 'border-ink bg-ink text-white' },
};

export const states = Object.keys(looks) as UnitState[];

export function StateSign({ state, size = 15 }: { state: UnitState; size?: number }) {
  const { icon: Icon } = looks[state];
  return <Icon size={size} strokeWidth={1.7} aria-hidden="true" className="shrink-0" />;
}

export function StateBadge({ state }: { state: UnitState }) {
  return (
    <span
      className={`inline-flex h-8 items-center gap-1.5 rounded-[2px] border px-2.5 font-[550] admin:text-[13px] ${looks[state].ground}`}
    >
      <StateSign state={state} size={14} />
      {looks[state].name}
    </span>
  );
}
