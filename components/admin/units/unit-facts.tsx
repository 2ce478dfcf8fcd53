import { useEffect, useState } from 'react';
import { verbOf } from '@/components/admin/history/words';
import { useToday } from '@/components/admin/ui/today';
import { listUnitEventsAction } from '@/lib/domain/units/actions';
import type { AdminUnit, UnitEvent } from '@/lib/domain/units/dto';
import { formatMetres, formatPrice } from '@/lib/shared/projects/homes';
import { formatDayAndClock } from '@/lib/shared/time/local-day';

export function UnitFacts({ unit }: { unit: AdminUnit }) {
  const { type, carpetArea, exclusiveCommonArea, commonArea, landShare, parkingLots, price } = unit;
  const area = (metres: number | null) => (metres === null ? '' : formatMetres(metres));
  const facts = [
    ['Type', type],
    ['Carpet area', area(carpetArea)],
    ['Exclusive common area', area(exclusiveCommonArea)],
    ['Share of the common area', area(commonArea)],
    ['Share of land', area(landShare)],
    ['Parking', parkingLots === null ? '' : String(parkingLots)],
    ['Price', price === null ? '' : formatPrice(price)],
  ].filter(([, text]) => text !== '');
  return (
    <dl className="border-hairline border-t pt-3 admin:text-[13px]">
      {facts.map(([name, text]) => (
        <div key={name} className="flex justify-between gap-4 py-0.5">
          <dt className="text-stone">{name}</dt>
          <dd className="min-w-0 break-words text-right">{text}</dd>
        </div>
      ))}
    </dl>
  );
}

export function UnitEvents({ unit: { _id, stateVersion } }: { unit: AdminUnit }) {
  const today = useToday();
  const [events, setEvents] = useState<UnitEvent[]>([]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new version has a new line.
  useEffect(() => {
    let isOver = false;
    void listUnitEventsAction(_id).then((result) => {
      if (!isOver && result.ok) setEvents(result.data);
    });
    return () => {
      isOver = true;
    };
  }, [_id, stateVersion]);
  if (events.length === 0) return null;
  return (
    <section className="border-hairline border-t pt-3 admin:text-[13px]">
      <h3 className="mb-1 font-semibold">History</h3>
      <ul>
        {events.map(({ _id: id, at, actor, action }) => (
          <li key={id} className="py-0.5">
            <span className="text-stone">{formatDayAndClock(at, today)}</span> {actor} {verbOf(action)} it
          </li>
        ))}
      </ul>
    </section>
  );
}
