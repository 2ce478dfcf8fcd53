import type { Unit, UnitState } from './fields';

export type UnitHold = {
  heldUntil: string;
  heldFor: string;
  enquiryId: string | null;
};

/** Security: editors see the state alone. */
export type OfficeUnit = Unit & {
  stateVersion: number;
  hold: UnitHold | null;
  stateBy: string | null;
  stateAt: string | null;
};

export type UnitTypeChoice = { name: string; bhk: number | null; carpetArea: number | null };

export type UnitsOfProject = {
  project: { _id: string; name: string; unitsShown: string; towers: string[] };
  units: OfficeUnit[];
};

export type UnitConflict = {
  unit: OfficeUnit;
  instead: { isSameType: boolean; units: Pick<Unit, '_id' | 'tower' | 'number' | 'type' | 'carpetArea'>[] };
};

export type UnitEvent = { _id: string; at: string; actor: string; action: string };

export type EnquiryChoice = { _id: string; name: string; phone: string; createdAt: string };

export type UnitCount = {
  type: string;
  total: number;
  free: number;
  floors: { tower: string; floor: string; free: number }[];
};

export type WrongLine = { line: number; column: string; value: string; message: string };

export type UnitImport = {
  added: number;
  changed: number;
  changedInPrice: number;
  same: number;
  wrong: WrongLine[];
  wrongLines: number;
  notes: string[];
  isTrial: boolean;
};

export type ProjectWithUnits = { _id: string; name: string } & Record<UnitState | 'total', number>;
