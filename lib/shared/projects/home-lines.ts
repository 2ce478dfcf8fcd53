import { projectContent } from '@/lib/content/projects/projects-pages';
import { formatDay } from '../time/format-moment';
import { formatPrice } from './homes';

const { homes: texts } = projectContent;

type Areas = Record<
  'carpetArea' | 'balconyArea' | 'terraceArea' | 'otherArea' | 'landShare',
  number | null
> & { otherAreaKind: string };

/** RERA, section 2(k): each area with its kind, the carpet area first. */
export const listAreas = (home: Areas): { kind: string; metres: number }[] =>
  [
    { kind: texts.carpet, metres: home.carpetArea },
    { kind: texts.balcony, metres: home.balconyArea },
    { kind: texts.terrace, metres: home.terraceArea },
    { kind: home.otherAreaKind, metres: home.otherArea },
    { kind: texts.share, metres: home.landShare },
  ].flatMap(({ kind, metres }) => (metres && kind ? { kind, metres } : []));

/** Many types of home have their size in their name. */
export const nameHome = ({ name, bhk }: { name: string; bhk: number | null }): string =>
  bhk && !/\bBHK\b/i.test(name) ? `${name}, ${bhk}\u00a0BHK` : name;

type Priced = Record<'priceFrom' | 'priceTo', number | null> & Record<'priceIncludes' | 'pricedOn', string>;

export function describePrice({ priceFrom, priceTo, priceIncludes, pricedOn }: Priced): {
  price: string;
  about: string;
} {
  if (!priceFrom) return { price: texts.onRequest, about: '' };
  return {
    price:
      priceTo && priceTo > priceFrom
        ? `${formatPrice(priceFrom)} ${texts.to} ${formatPrice(priceTo)}`
        : `${texts.from} ${formatPrice(priceFrom)}`,
    about: [priceIncludes, pricedOn && formatDay(pricedOn)].filter(Boolean).join('. '),
  };
}
