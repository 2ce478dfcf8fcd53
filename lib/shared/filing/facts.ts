import type { filingWork } from '@/lib/content/filing';

type WorkKind = keyof typeof filingWork;

export type TowerFacts = {
  name: string;
  floors: number | null;
  basements: number | null;
  stilts: number | null;
  slabsCast: number | null;
  height: number | null;
  apartments: number | null;
  booked: number | null;
  available: number | null;
  garages: number | null;
  garagesBooked: number | null;
};

export type WorkFacts = { tower: string; date: string } & Record<WorkKind, number | null>;

export type PaperFacts = {
  kind: string;
  state: string;
  datedOn: string;
  number: string;
  file: string;
  leftOut: string;
};

export type LitigationFacts = {
  isOverLand: boolean;
  kind: string;
  court: string;
  number: string;
  year: number | null;
  hasPreventiveOrder: boolean;
  state: string;
};

export type FilingFacts = {
  quarter: string;
  number: string;
  project: string;
  madeOn: string;
  lapsedOn: string;
  isPlotted: boolean;
  towers: TowerFacts[];
  units: { count: number; complete: number };
  booked: { tower: string; type: string; booked: number; remaining: number }[];
  held: number;
  work: WorkFacts[];
  pictures: { tower: string; date: string; file: string }[];
  papers: PaperFacts[];
  litigation: LitigationFacts[];
};
