import {
  filingBlanks,
  filingHeadings,
  filingParts,
  filingTexts,
  filingWork,
  plotBlanks,
} from '@/lib/content/filing';
import { formatDay } from '../time/format-moment';
import type { FilingFacts } from './facts';
import { nameQuarter } from './quarters';

export type SheetPart = { title: string; head: string[]; rows: string[][] };

export type Sheet = {
  title: string;
  about: [label: string, text: string][];
  notes: string[];
  parts: SheetPart[];
  blanks: readonly string[];
};

const text = (value: string | number | null): string => (value === null ? '' : String(value));
const yesNo = (is: boolean): string => (is ? 'Yes' : 'No');

const toPart = <K extends string>(
  title: string,
  headings: Record<K, string>,
  rows: readonly Record<K, string | number | null>[],
): SheetPart => {
  const names = Object.keys(headings) as K[];
  return {
    title,
    head: names.map((name) => headings[name]),
    rows: rows.map((row) => names.map((name) => text(row[name]))),
  };
};

const toParts = (facts: FilingFacts): SheetPart[] => [
  toPart(
    filingParts.towers,
    filingHeadings.towers,
    facts.towers.map((tower) => ({ ...tower, openParking: null, coveredParking: null })),
  ),
  toPart(filingParts.booked, filingHeadings.booked, facts.booked),
  toPart(filingParts.work, { ...filingHeadings.work, ...filingWork }, facts.work),
  toPart(filingParts.pictures, filingHeadings.pictures, facts.pictures),
  toPart(
    filingParts.papers,
    filingHeadings.papers,
    facts.papers.map(({ leftOut, ...paper }) => ({
      ...paper,
      applicable: 'Yes',
      file: leftOut ? `Left out: ${leftOut}` : paper.file,
    })),
  ),
  toPart(
    filingParts.litigation,
    filingHeadings.litigation,
    facts.litigation.map((one) => ({
      ...one,
      isOverLand: yesNo(one.isOverLand),
      hasPreventiveOrder: yesNo(one.hasPreventiveOrder),
    })),
  ),
];

export function toSheet(facts: FilingFacts): Sheet {
  const { project, number, quarter, madeOn, lapsedOn, isPlotted, units } = facts;
  return {
    title: `${project}: ${nameQuarter(quarter)}`,
    about: [
      ['Project', project],
      ['Registration number', number],
      ['Quarter', nameQuarter(quarter)],
      ['Made on', formatDay(madeOn)],
      ...(isPlotted ? [] : ([['Units, in units.csv', String(units.count)]] as [string, string][])),
    ],
    notes: [
      filingTexts.checkOnce,
      ...(lapsedOn ? [filingTexts.lapsed(formatDay(lapsedOn))] : []),
      ...(isPlotted ? [filingTexts.plots] : []),
    ],
    parts: isPlotted ? [] : toParts(facts),
    blanks: isPlotted
      ? [...plotBlanks, ...filingBlanks]
      : [filingHeadings.towers.openParking, filingHeadings.towers.coveredParking, ...filingBlanks],
  };
}
