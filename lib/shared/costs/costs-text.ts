import { costsContent } from '@/lib/content/projects/costs';
import { formatCount } from '../numbers/format';
import { formatFeet, formatMetres } from '../projects/homes';
import { type CostChoice, type CostHome, type CostLine, floorsAbove } from './reckon-costs';

const nbsp = '\u00a0';
const percentOf = (percent: number) => `${percent}${nbsp}%`;

export function describeRate(line: CostLine, home: CostHome, choice: CostChoice): string {
  const { carpet, ofAgreement, ofBase, fixed, each } = costsContent.rates;
  const metres = home.carpetArea ?? 0;
  const area = metres > 0 ? `${formatMetres(metres)} ${carpet}` : '';
  if (line.percent !== undefined) return `${percentOf(line.percent)} ${ofAgreement}`;
  if (!line.charge) return area;
  const { basis, rate, aboveFloor } = line.charge;
  const at = formatCount(rate ?? 0);
  const floors = costsContent.rates.floors(floorsAbove(line.charge, choice), aboveFloor ?? 0);
  const texts: Record<typeof basis, string> = {
    'lump sum': fixed,
    'percent of base price': `${percentOf(rate ?? 0)} ${ofBase}`,
    'per sq m of carpet': `${area} at ${at}`,
    'per sq ft of carpet': `${formatFeet(metres)} ${carpet} at ${at}`,
    'per floor': `${floors}, ${at} ${each}`,
    'per floor and sq m of carpet': `${floors}, ${at} per${nbsp}sq${nbsp}m ${each}`,
    'per floor and sq ft of carpet': `${floors}, ${at} per${nbsp}sq${nbsp}ft ${each}`,
    'per parking place': `${choice.parking} at ${at}`,
  };
  return texts[basis];
}
