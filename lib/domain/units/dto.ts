import { z } from 'zod';
import { named } from '@/lib/server/http/openapi';
import type { Unit, UnitState } from './fields';

export type UnitHold = {
  heldUntil: string;
  heldFor: string;
  enquiryId: string | null;
};

/** Security: editors see the state alone. */
export type AdminUnit = Unit & {
  stateVersion: number;
  hold: UnitHold | null;
  stateBy: string | null;
  stateAt: string | null;
};

export type UnitTypeChoice = { name: string; bhk: number | null; carpetArea: number | null };

export type UnitsOfProject = {
  project: { _id: string; name: string; unitsShown: string; towers: string[] };
  units: AdminUnit[];
};

export type UnitConflict = {
  unit: AdminUnit;
  instead: { isSameType: boolean; units: Pick<Unit, '_id' | 'tower' | 'number' | 'type' | 'carpetArea'>[] };
};

export type UnitEvent = { _id: string; at: string; actor: string; action: string };

export type EnquiryChoice = { _id: string; name: string; phone: string; createdAt: string };

export const unitCount = named(
  'UnitCount',
  z.object({
    type: z.string(),
    total: z.int(),
    free: z.int(),
    floors: z.array(z.object({ tower: z.string(), floor: z.string(), free: z.int() })),
  }),
);
export type UnitCount = z.output<typeof unitCount>;

export const unitImport = named(
  'UnitImport',
  z.object({
    added: z.int(),
    changed: z.int(),
    changedInPrice: z.int(),
    same: z.int(),
    wrong: z.array(z.object({ line: z.int(), column: z.string(), value: z.string(), message: z.string() })),
    wrongLines: z.int(),
    notes: z.array(z.string()),
    isTrial: z.boolean(),
  }),
);

export type UnitImport = z.output<typeof unitImport>;
export type WrongLine = UnitImport['wrong'][number];

export type ProjectWithUnits = { _id: string; name: string } & Record<UnitState | 'total', number>;
