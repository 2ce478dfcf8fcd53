import { projectContent } from '@/lib/content/projects/projects-pages';
import { formatWholeDay } from '../time/whole-day';
import { describeBhk, describeCarpet, findCheapest, formatPrice } from './homes';
import { describeRegistered, toRegistered } from './registered';
import { readyBy } from './registration';

type Told = {
  unitTypes: readonly { bhk: number | null; carpetArea: number | null; priceFrom: number | null }[];
  registrations: readonly {
    number: string;
    completionOn: string;
    extensions: readonly { until: string }[];
  }[];
  exemptions: readonly { reason: string; sentence: string }[];
};

export type ProjectFacts = {
  homes: string;
  carpet: string;
  price: string;
  ready: string;
  registration: string;
};

const { homes: texts } = projectContent;

export function toProjectFacts({ unitTypes, registrations, exemptions }: Told): ProjectFacts {
  const cheapest = findCheapest(unitTypes);
  const ready = readyBy(registrations);
  const from = cheapest?.priceFrom ? `${texts.from} ${formatPrice(cheapest.priceFrom)}` : texts.onRequest;
  return {
    homes: describeBhk(unitTypes),
    carpet: describeCarpet(unitTypes)?.metres ?? '',
    price: unitTypes.length > 0 ? from : '',
    ready: ready && formatWholeDay(ready),
    registration: describeRegistered(toRegistered({ registrations, exemptions })),
  };
}
