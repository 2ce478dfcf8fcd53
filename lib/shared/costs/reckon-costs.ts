import { type ChargeBasis, type chargeParts, governmentCharges } from '@/lib/content/projects/charges';
import { squareFeetOfMetre } from '../numbers/format';

export type CostHome = { carpetArea: number | null; priceFrom: number | null; pricedOn: string };
export type CostCharge = {
  name: string;
  basis: ChargeBasis;
  rate: number | null;
  aboveFloor: number | null;
  part: (typeof chargeParts)[number];
  statedOn: string;
  source: string;
};

export type CostChoice = { floor: number; parking: number };

export type CostState = { isCompleted: boolean; isCommercial: boolean };

export type CostLine = {
  what: string;
  rupees: number;
  day: string;
  source: string;
  percent?: number;
  charge?: CostCharge;
};

export type CostSheet = {
  agreement: CostLine[];
  agreementValue: number;
  beside: CostLine[];
  total: number;
};

export const floorsAbove = ({ aboveFloor }: CostCharge, { floor }: CostChoice) =>
  Math.max(0, floor - (aboveFloor ?? 0));

export function timesOf(charge: CostCharge, home: CostHome, choice: CostChoice): number {
  const metres = home.carpetArea ?? 0;
  const feet = metres * squareFeetOfMetre;
  const floors = floorsAbove(charge, choice);
  const times: Record<ChargeBasis, number> = {
    'lump sum': 1,
    'percent of base price': (home.priceFrom ?? 0) / 100,
    'per sq m of carpet': metres,
    'per sq ft of carpet': feet,
    'per floor': floors,
    'per floor and sq m of carpet': floors * metres,
    'per floor and sq ft of carpet': floors * feet,
    'per parking place': choice.parking,
  };
  return times[charge.basis];
}

const sum = (lines: readonly CostLine[]) => lines.reduce((total, { rupees }) => total + rupees, 0);

/** Null after the completion certificate and for commercial space, which has other rates. */
function findGst(home: CostHome, agreementValue: number, { isCompleted, isCommercial }: CostState) {
  if (isCompleted || isCommercial) return null;
  const { gst, gstOfSmall } = governmentCharges;
  const { maxRupees, maxCarpet } = gstOfSmall;
  const isSmall = agreementValue <= maxRupees && home.carpetArea !== null && home.carpetArea <= maxCarpet;
  return isSmall ? { ...gst, percent: gstOfSmall.percent } : gst;
}

/** Whole rupees; null without a price. */
export function reckonCosts(
  home: CostHome,
  charges: readonly CostCharge[],
  choice: CostChoice,
  state: CostState,
): CostSheet | null {
  const { priceFrom, pricedOn } = home;
  if (!priceFrom) return null;
  const lines = charges
    .map((charge) => ({
      what: charge.name,
      rupees: Math.round((charge.rate ?? 0) * timesOf(charge, home, choice)),
      day: charge.statedOn,
      source: charge.source,
      charge,
    }))
    .filter(({ rupees }) => rupees > 0);
  const base: CostLine = { what: 'Base price', rupees: priceFrom, day: pricedOn, source: 'Price list' };
  const agreement = [base, ...lines.filter(({ charge }) => charge.part === 'agreement value')];
  const agreementValue = sum(agreement);
  const gst = findGst(home, agreementValue, state);
  const taxes = [...(gst ? [gst] : []), ...governmentCharges.onAgreement].map((tax) => ({
    ...tax,
    rupees: Math.round((agreementValue * tax.percent) / 100),
  }));
  const beside = [...lines.filter(({ charge }) => charge.part === 'beside it'), ...taxes];
  return { agreement, agreementValue, beside, total: agreementValue + sum(beside) };
}
