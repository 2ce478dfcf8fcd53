import { z } from 'zod';
import { forStockSlots, type StockSlot, stockPictures } from '@/lib/content/pictures/stock-pictures';
import { site } from '@/lib/content/site';
import { optionalText, pictureRef, requiredText } from '../parsing/fields';
import { findPicture, type Picture } from '../pictures/picture';
import {
  type BrandColors,
  type ChosenColors,
  contrast,
  darkenFor,
  lightenFor,
  minContrast,
} from './brand-colors';

export const grounds = { quietOnDark: '#b7c0c4', sand: '#e2d6c5' } as const;

const { paper } = site.colors;

const pairs: { [Name in keyof ChosenColors]: { on: string; where: string } } = {
  theme: { on: grounds.quietOnDark, where: 'Small grey text on it' },
  accent: { on: paper, where: 'Text in this colour on the page' },
};

export const findNearestColor = (name: keyof ChosenColors, hex: string): string =>
  darkenFor(hex, pairs[name].on);

function describeFault(name: keyof ChosenColors, hex: string): string {
  const { on, where } = pairs[name];
  const reached = Math.floor(contrast(hex, on) * 10) / 10;
  return `${where} has a contrast of ${reached}:1 but needs ${minContrast}:1. The nearest colour with enough contrast is ${findNearestColor(name, hex)}`;
}

const color = (name: keyof ChosenColors) =>
  z
    .string()
    .trim()
    .toLowerCase()
    .regex(/^#[0-9a-f]{6}$/, { error: 'Write a colour like #4a2c1d', abort: true })
    .refine((hex) => findNearestColor(name, hex) === hex, {
      error: ({ input }) => describeFault(name, String(input)),
    });

const image = (label: string) => pictureRef.pick({ _id: true }).nullable().default(null).meta({ label });
const photo = (label: string) => pictureRef.nullable().default(null).meta({ label });

export const identityFields = z.object({
  name: requiredText('Name is required', 60).meta({ label: 'Name' }),
  shortName: requiredText('Short name is required', 30).meta({ label: 'Short name' }),
  tagline: optionalText(100).meta({ label: 'Tagline' }),
  footerTagline: optionalText(160).meta({ label: 'Text in the footer' }),
  since: z
    .int('Give a year')
    .min(1800, 'Write a year like 1995')
    .max(2100, 'Write a year like 1995')
    .meta({ label: 'Year of foundation' }),
  colors: z.object({ theme: color('theme'), accent: color('accent') }).meta({ label: 'Colours' }),
  logo: image('Logo'),
  logoOnDark: image('Logo for dark backgrounds'),
  icon: image('Icon'),
  share: image('Share picture'),
  ...forStockSlots((slot) => photo(stockPictures[slot].label)),
});

export type IdentityValue = z.output<typeof identityFields>;

export type OwnPictures = Record<StockSlot, Picture | null>;

export type Identity = Omit<
  IdentityValue,
  'colors' | 'logo' | 'logoOnDark' | 'icon' | 'share' | StockSlot
> & {
  colors: BrandColors;
  isBuiltIn: boolean;
  logo: Picture | null;
  logoOnDark: Picture | null;
  icon: Picture | null;
  share: Picture | null;
};

const { colors } = site;

export const defaultIdentity: IdentityValue = {
  name: site.name,
  shortName: site.shortName,
  tagline: site.tagline,
  footerTagline: site.footerTagline,
  since: site.since,
  colors: { theme: colors.theme, accent: colors.accent },
  logo: null,
  logoOnDark: null,
  icon: null,
  share: null,
  ...forStockSlots(() => null),
};

function toBrandColors({ theme, accent }: ChosenColors): BrandColors {
  if (theme === colors.theme && accent === colors.accent) return colors;
  const accentDeep = darkenFor(accent, grounds.sand);
  return { theme, accent, accentDeep, accentLight: lightenFor(accent, theme), paper };
}

export const toOwnPictures = (value: IdentityValue, pictures: readonly Picture[]): OwnPictures =>
  forStockSlots((slot) => findPicture(pictures, value[slot]));

export function toIdentity(value: IdentityValue, pictures: readonly Picture[]): Identity {
  const { name, shortName, tagline, footerTagline, since } = value;
  return {
    ...{ name, shortName, tagline, footerTagline, since },
    colors: toBrandColors(value.colors),
    isBuiltIn: name === site.name,
    logo: findPicture(pictures, value.logo),
    logoOnDark: findPicture(pictures, value.logoOnDark),
    icon: findPicture(pictures, value.icon),
    share: findPicture(pictures, value.share),
  };
}

export const builtInIdentity: Identity = toIdentity(defaultIdentity, []);
