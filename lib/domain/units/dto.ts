import type { Unit, UnitState } from './fields';

/** Who has a unit, for sales alone. */
export type UnitHold = {
  heldUntil: string;
  heldFor: string;
  /** Null where none was named, or it is gone. */
  enquiryId: string | null;
};

/** As its screen shows it; editors see the state alone. */
export type OfficeUnit = Unit & {
  stateVersion: number;
  /** Null for editors, and while it is not held. */
  hold: UnitHold | null;
  /** Name of who of the team set the state last; null for editors, and before anybody has. */
  stateBy: string | null;
  stateAt: string | null;
};

export type UnitTypeChoice = { name: string; bhk: number | null; carpetArea: number | null };

export type UnitsOfProject = {
  project: { _id: string; name: string; unitsShown: string; towers: string[] };
  /** In the order of towers, the top floor first. */
  units: OfficeUnit[];
};

/** What is answered to who came second. */
export type UnitConflict = {
  unit: OfficeUnit;
  /** Free ones of the same type, else the nearest in size. */
  instead: { isSameType: boolean; units: Pick<Unit, '_id' | 'tower' | 'number' | 'type' | 'carpetArea'>[] };
};

export type UnitEvent = { _id: string; at: string; actor: string; action: string };

/** An enquiry that a unit may be held for. */
export type EnquiryChoice = { _id: string; name: string; phone: string; createdAt: string };

/** How many homes of a type a project has, and how many are free. */
export type UnitCount = {
  type: string;
  total: number;
  free: number;
  /** Where they are; empty unless the office shows that. */
  floors: { tower: string; floor: string; free: number }[];
};

export type WrongLine = { line: number; column: string; value: string; message: string };

export type UnitImport = {
  added: number;
  changed: number;
  /** Those of the changed in which nothing else changes. */
  changedInPrice: number;
  same: number;
  wrong: WrongLine[];
  wrongLines: number;
  /** What the file does not say already: holds that stay, states that were not taken. */
  notes: string[];
  isTrial: boolean;
};

export type ProjectWithUnits = { _id: string; name: string } & Record<UnitState | 'total', number>;
