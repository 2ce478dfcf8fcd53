import { useState } from 'react';
import { askServer } from '@/components/admin/session/ask-server';
import type { SaveOutcome } from '@/components/admin/ui/fields/saved-note';
import { useToday } from '@/components/admin/ui/today';
import { usualHoldDays } from '@/lib/content/units';
import { setUnitStateAction } from '@/lib/domain/units/actions';
import type { AdminUnit, UnitConflict } from '@/lib/domain/units/dto';
import type { UnitState } from '@/lib/domain/units/fields';
import { formatClock } from '@/lib/shared/time/local-day';
import { laterDay } from '@/lib/shared/time/office-clock';

export type RequestedState = {
  state: UnitState;
  heldUntil: string;
  heldFor: string;
  enquiryId: string | null;
};
export type Refusal = {
  id: string;
  message: string;
  requested: RequestedState;
  instead: UnitConflict['instead'];
};
type UnitOutcome = SaveOutcome & { id: string };

function toRequestedState({ state: before, hold }: AdminUnit, state: UnitState, day: string): RequestedState {
  const none = { heldUntil: '', heldFor: '', enquiryId: null };
  if (state !== 'held') return { state, ...none };
  return {
    state,
    ...(before === 'held' && hold ? hold : { ...none, heldUntil: laterDay(day, usualHoldDays) }),
  };
}

export function useUnitStates(given: readonly AdminUnit[]) {
  const today = useToday();
  const [newer, setNewer] = useState<ReadonlyMap<string, AdminUnit>>(new Map());
  const [outcome, setOutcome] = useState<UnitOutcome | null>(null);
  const [refusal, setRefusal] = useState<Refusal | null>(null);

  const units = given.map((unit) => {
    const own = newer.get(unit._id);
    return own && own.stateVersion > unit.stateVersion ? own : unit;
  });
  const keep = (unit: AdminUnit) => setNewer((last) => new Map(last).set(unit._id, unit));

  async function set(unit: AdminUnit, requested: RequestedState): Promise<void> {
    const { _id: id, stateVersion } = unit;
    setOutcome(null);
    const result = await askServer(() => setUnitStateAction(id, { ...requested, stateVersion }));
    setRefusal(null);
    if (result.ok) {
      keep(result.data);
      setOutcome({ id, isFailure: false, text: `Saved, ${formatClock(new Date().toISOString())}` });
      return;
    }
    const { code, message, current } = result.error;
    if (code !== 'conflict') {
      setOutcome({ id, isFailure: true, text: message });
      return;
    }
    const { unit: present, instead } = current as UnitConflict;
    keep(present);
    setRefusal({ id, message, requested, instead });
  }
  return {
    units,
    outcome,
    refusal,
    isOwn: ({ _id, stateVersion }: AdminUnit) => newer.get(_id)?.stateVersion === stateVersion,
    set,
    setState: (unit: AdminUnit, state: UnitState) => set(unit, toRequestedState(unit, state, today)),
  };
}

export type UnitStates = ReturnType<typeof useUnitStates>;
