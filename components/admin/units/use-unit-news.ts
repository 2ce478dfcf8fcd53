import { useEffect, useRef, useState } from 'react';
import type { AdminUnit } from '@/lib/domain/units/dto';
import type { UnitState } from '@/lib/domain/units/fields';
import { nameUnit } from '@/lib/shared/units/unit-name';

const past: Record<UnitState, string> = { free: 'released', held: 'blocked', booked: 'booked', sold: 'sold' };

type UnitNews = { id: string; text: string };

const versionsOf = (units: readonly AdminUnit[]) =>
  new Map(units.map(({ _id, stateVersion }) => [_id, stateVersion]));

export function useUnitNews(units: readonly AdminUnit[], isOwn: (unit: AdminUnit) => boolean) {
  const [news, setNews] = useState<UnitNews | null>(null);
  const seen = useRef(versionsOf(units));
  useEffect(() => {
    const before = seen.current;
    seen.current = versionsOf(units);
    const changed = units.filter((unit) => {
      const version = before.get(unit._id);
      return version !== undefined && unit.stateVersion > version && !isOwn(unit);
    });
    const [last] = changed.toSorted((one, other) => (other.stateAt ?? '').localeCompare(one.stateAt ?? ''));
    if (!last) return;
    const others = changed.length > 1 ? `, and ${changed.length - 1} more changed` : '';
    const who = last.stateBy ?? 'Somebody';
    setNews({ id: last._id, text: `${who} ${past[last.state]} ${nameUnit(last)}${others}` });
  }, [units, isOwn]);
  return { news, dismiss: () => setNews(null) };
}
