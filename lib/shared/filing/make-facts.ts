import { filingFileBytes, filingWork, unitColumns } from '@/lib/content/filing';
import { partByTower } from '../projects/by-tower';
import { findCovered } from '../projects/named-towers';
import type { FilingFacts, LitigationFacts, PaperFacts, TowerFacts, WorkFacts } from './facts';
import { toFileName } from './file-name';
import { firstDayOf, lastDayOf } from './quarters';

export type FiledUnit = { tower: string; type: string; state: string } & Record<
  keyof typeof unitColumns,
  string | number | null
>;

type FiledEntry = Omit<WorkFacts, 'date'> & {
  _id: string;
  date: string;
  pictures: readonly string[];
};

type FiledTower = Pick<TowerFacts, 'name' | 'floors' | 'basements' | 'stilts' | 'slabsCast' | 'height'>;

export type FilingSource = {
  quarter: string;
  madeOn: string;
  project: { name: string; category: string | null };
  registration: { number: string; towers: string; lapsedOn: string };
  isOnly: boolean;
  towers: readonly FiledTower[];
  units: readonly FiledUnit[];
  entries: readonly FiledEntry[];
  papers: readonly (Pick<PaperFacts, 'kind' | 'state' | 'datedOn' | 'number'> & {
    file: { _id: string; bytes: number } | null;
  })[];
  litigation: readonly LitigationFacts[];
};

export type FilingFiles = {
  pictures: { name: string; pictureId: string }[];
  papers: { name: string; fileId: string; bytes: number }[];
};

const isBooked = ({ state }: FiledUnit): boolean => state === 'booked' || state === 'sold';
const sumLots = (units: readonly FiledUnit[]): number =>
  units.reduce((sum, { parkingLots }) => sum + Number(parkingLots ?? 0), 0);

const isPlotted = ({ project, units }: FilingSource): boolean =>
  /\bplot(?:s|ted)?\b/i.test(project.category ?? '') ||
  (units.length > 0 && units.every(({ type }) => /\bplots?\b/i.test(type)));

const unique = (texts: readonly string[]): string[] => [...new Set(texts)];

function listBuildings({ isOnly, registration, towers, units, project }: FilingSource): string[] {
  const named = unique([...towers.map(({ name }) => name), ...units.map(({ tower }) => tower)]).filter(
    Boolean,
  );
  if (named.length === 0) return [project.name];
  return isOnly ? named : findCovered(registration.towers, named);
}

function partUnits(source: FilingSource, buildings: readonly string[]): Map<string, FiledUnit[]> {
  const of = new Map(buildings.map((name): [string, FiledUnit[]] => [name, []]));
  const only = buildings.length === 1 && source.isOnly ? buildings[0] : undefined;
  for (const unit of source.units) {
    const home = unit.tower === '' ? only : unit.tower;
    if (home !== undefined) of.get(home)?.push(unit);
    else if (source.isOnly) of.set('', [...(of.get('') ?? []), unit]);
  }
  return of;
}

function toTower(name: string, units: FiledUnit[], towers: readonly FiledTower[]): TowerFacts {
  const found = towers.find((tower) => tower.name === name);
  const booked = units.filter(isBooked);
  const isKept = units.length > 0;
  return {
    name,
    floors: found?.floors ?? null,
    basements: found?.basements ?? null,
    stilts: found?.stilts ?? null,
    slabsCast: found?.slabsCast ?? null,
    height: found?.height ?? null,
    apartments: isKept ? units.length : null,
    booked: isKept ? booked.length : null,
    available: isKept ? units.length - booked.length : null,
    garages: isKept ? sumLots(units) : null,
    garagesBooked: isKept ? sumLots(booked) : null,
  };
}

const toBooked = (tower: string, units: FiledUnit[]) =>
  unique(units.map(({ type }) => type)).map((type) => {
    const ofType = units.filter((unit) => unit.type === type);
    const booked = ofType.filter(isBooked).length;
    return { tower, type, booked, remaining: ofType.length - booked };
  });

const isComplete = (unit: FiledUnit): boolean =>
  Object.keys(unitColumns).every((field) => {
    const value = unit[field as keyof typeof unitColumns];
    return value !== null && value !== '';
  });

function toPapers({ papers }: FilingSource, files: FilingFiles): PaperFacts[] {
  return papers.map(({ file, ...paper }, at) => {
    if (!file) return { ...paper, file: '', leftOut: '' };
    if (file.bytes > filingFileBytes) return { ...paper, file: '', leftOut: 'larger than 1 MB' };
    const name = `papers/${String(at + 1).padStart(2, '0')}-${toFileName(paper.kind)}.pdf`;
    files.papers.push({ name, fileId: file._id, bytes: file.bytes });
    return { ...paper, file: name, leftOut: '' };
  });
}

function toPictures(source: FilingSource, entries: readonly FiledEntry[], files: FilingFiles) {
  const { quarter, project } = source;
  const inQuarter = entries.filter(({ date }) => firstDayOf(quarter) <= date && date <= lastDayOf(quarter));
  const counts = new Map<string, number>();
  return inQuarter.toReversed().flatMap(({ tower, date, pictures }) => {
    const building = tower || project.name;
    const folder = toFileName(building);
    return pictures.map((pictureId) => {
      const count = (counts.get(folder) ?? 0) + 1;
      counts.set(folder, count);
      const file = `pictures/${folder}/${date}-${String(count).padStart(3, '0')}.jpg`;
      files.pictures.push({ name: file, pictureId });
      return { tower: building, date, file };
    });
  });
}

const workKinds = Object.keys(filingWork) as (keyof typeof filingWork)[];

function toWork(entry: FiledEntry, tower: string): WorkFacts {
  const figures = Object.fromEntries(workKinds.map((kind) => [kind, entry[kind]]));
  return { tower, date: entry.date, ...(figures as Record<keyof typeof filingWork, number | null>) };
}

export function makeFacts(source: FilingSource): {
  facts: FilingFacts;
  files: FilingFiles;
  units: FiledUnit[];
} {
  const files: FilingFiles = { pictures: [], papers: [] };
  const { quarter, madeOn, project, registration, litigation } = source;
  const buildings = listBuildings(source);
  const parted = partUnits(source, buildings);
  const units = [...parted.values()].flat();
  const entries = source.entries.filter(
    ({ tower, date }) => date <= lastDayOf(quarter) && (tower === '' || buildings.includes(tower)),
  );
  const { newest } = partByTower(entries);
  const facts: FilingFacts = {
    quarter,
    number: registration.number,
    project: project.name,
    madeOn,
    lapsedOn: registration.lapsedOn,
    isPlotted: isPlotted(source),
    towers: [...parted].map(([name, of]) => toTower(name || project.name, of, source.towers)),
    units: { count: units.length, complete: units.filter(isComplete).length },
    booked: [...parted].flatMap(([name, of]) => toBooked(name || project.name, of)),
    held: units.filter(({ state }) => state === 'held').length,
    work: newest.map((entry) => toWork(entry, entry.tower || project.name)),
    pictures: toPictures(source, entries, files),
    papers: toPapers(source, files),
    litigation: [...litigation],
  };
  return { facts, files, units };
}
