export type ChosenColors = {
  theme: string;
  accent: string;
};

export type BrandColors = ChosenColors & {
  accentDeep: string;
  accentLight: string;
  paper: string;
};

/** WCAG 2.2, 1.4.3: small text. */
export const minContrast = 4.5;

type Rgb = [red: number, green: number, blue: number];

/** Linear light, 0 to 1. */
const toLinear = (hex: string): Rgb => {
  const channel = (at: number) => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return [channel(1), channel(3), channel(5)];
};

const toHex = (rgb: Rgb, round: (value: number) => number): string => {
  const channel = (linear: number) => {
    const value = linear <= 0.0031308 ? linear * 12.92 : 1.055 * linear ** (1 / 2.4) - 0.055;
    return Math.min(255, Math.max(0, round(value * 255)))
      .toString(16)
      .padStart(2, '0');
  };
  return `#${rgb.map(channel).join('')}`;
};

const luminance = ([red, green, blue]: Rgb): number => 0.2126 * red + 0.7152 * green + 0.0722 * blue;

/** 1 to 21, as WCAG defines it. */
export function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [one, other].map((hex) => luminance(toLinear(hex))).sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

export function darkenFor(hex: string, ground: string, wanted = minContrast): string {
  if (contrast(hex, ground) >= wanted) return hex;
  const rgb = toLinear(hex);
  const most = Math.max(0, (luminance(toLinear(ground)) + 0.05) / wanted - 0.05);
  const factor = most / luminance(rgb);
  return toHex(rgb.map((channel) => channel * factor) as Rgb, Math.floor);
}

export function lightenFor(hex: string, ground: string, wanted = minContrast): string {
  if (contrast(hex, ground) >= wanted) return hex;
  const rgb = toLinear(hex);
  const least = Math.min(1, (luminance(toLinear(ground)) + 0.05) * wanted - 0.05);
  const share = (least - luminance(rgb)) / (1 - luminance(rgb));
  return toHex(rgb.map((channel) => channel + (1 - channel) * share) as Rgb, Math.ceil);
}
