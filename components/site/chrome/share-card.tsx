import type { CSSProperties, ReactNode } from 'react';
import { mark, wordmark } from '@/lib/content/logo';
import type { BrandColors } from '@/lib/shared/brand-colors';
import { shareSize } from '@/lib/shared/page-metadata';

/** Of whom a card is. */
export type CardBrand = {
  name: string;
  colors: BrandColors;
  /** Null for none, and for the built-in one, which is drawn. */
  logo: { src: string; width: number; height: number } | null;
  isBuiltIn: boolean;
};

const stone = '#665d51';
const family = 'Marcellus, MarcellusMore';

// What the fonts do not have would be looked for on the network.
const onlyDrawable = (text: string) => text.replace(/[^\u0020-\u024f\u2010-\u2026\u20ac\u20b9]/gu, '').trim();

const lockupHeight = 60;
const maxLockupWidth = 420;

function Lockup({ brand }: { brand: CardBrand }) {
  const { name, logo, isBuiltIn, colors } = brand;
  if (logo) {
    const height = Math.min(lockupHeight, (maxLockupWidth * logo.height) / logo.width);
    // biome-ignore lint/performance/noImgElement: what draws a card knows no other.
    return <img src={logo.src} alt="" height={height} width={(height * logo.width) / logo.height} />;
  }
  if (!isBuiltIn) return <div style={{ display: 'flex', fontSize: 44 }}>{onlyDrawable(name)}</div>;
  return (
    <div style={{ display: 'flex', alignItems: 'center' }}>
      <svg viewBox={mark.viewBox} width="55" height="60" aria-hidden="true">
        <path fill={colors.accent} d={mark.block} />
        <path fill="none" stroke={colors.theme} strokeWidth={mark.waveWidth} d={mark.wave} />
      </svg>
      <svg viewBox={wordmark.viewBox} width="214" height="58" aria-hidden="true" style={{ marginLeft: 20 }}>
        <path fill={colors.theme} d={wordmark.outline} />
      </svg>
    </div>
  );
}

const toCanvas = ({ colors }: CardBrand): CSSProperties => ({
  display: 'flex',
  position: 'relative',
  width: '100%',
  height: '100%',
  color: colors.theme,
  fontFamily: family,
});

const sizeOf = (text: string, sizes: [number, number, number]) =>
  text.length > 44 ? sizes[2] : text.length > 24 ? sizes[1] : sizes[0];

type TextBlockProps = {
  title: string;
  text: string;
  sizes: [number, number, number];
  /** Where its box has no width of its own: else the height of two lines is taken for that of one. */
  maxWidth?: number;
};

function TextBlock({ title, text, sizes, maxWidth }: TextBlockProps): ReactNode {
  const width = maxWidth === undefined ? {} : { maxWidth };
  return (
    <div style={{ display: 'flex', flexDirection: 'column' }}>
      <div
        style={{
          ...width,
          fontSize: sizeOf(title, sizes),
          lineHeight: 1.05,
          letterSpacing: '-0.012em',
        }}
      >
        {onlyDrawable(title)}
      </div>
      {text && (
        <div style={{ ...width, marginTop: 18, fontSize: 32, lineHeight: 1.25, color: stone }}>
          {onlyDrawable(text)}
        </div>
      )}
    </div>
  );
}

type PartProps = Pick<CardBrand, 'colors'>;

/** The tide line. */
const Line = ({ colors, width }: PartProps & { width: number }) => (
  <div style={{ position: 'absolute', left: 0, top: 520, width, height: 2, background: colors.theme }} />
);

/** What rides on it. */
const Block = ({ colors }: PartProps) => (
  <div
    style={{ position: 'absolute', left: 80, top: 502, width: 56, height: 18, background: colors.accent }}
  />
);

type CardProps = { brand: CardBrand; title: string; text?: string };

/** A fixed page: its name stands on the tide line. */
export function PageCard({ brand, title, text = '' }: CardProps) {
  return (
    <div style={{ ...toCanvas(brand), background: brand.colors.paper }}>
      <div style={{ display: 'flex', position: 'absolute', left: 80, top: 72 }}>
        <Lockup brand={brand} />
      </div>
      <div style={{ display: 'flex', position: 'absolute', left: 80, right: 80, bottom: 172 }}>
        <TextBlock title={title} text="" sizes={[116, 92, 72]} />
      </div>
      <Line colors={brand.colors} width={shareSize.width} />
      <Block colors={brand.colors} />
      <div style={{ display: 'flex', position: 'absolute', left: 80, top: 546, fontSize: 28, color: stone }}>
        {onlyDrawable(text)}
      </div>
    </div>
  );
}

/** Plates cut into the picture: the mark hangs from the top, the name stands at the bottom. */
export function PlateCard({ brand, title, text = '' }: CardProps) {
  return (
    <div style={toCanvas(brand)}>
      <div
        style={{
          display: 'flex',
          position: 'absolute',
          left: 40,
          top: 0,
          padding: '36px 40px 32px',
          background: brand.colors.paper,
        }}
      >
        <Lockup brand={brand} />
      </div>
      <div
        style={{
          display: 'flex',
          position: 'absolute',
          left: 0,
          bottom: 0,
          maxWidth: 1000,
          padding: '36px 64px 44px 80px',
          background: brand.colors.paper,
        }}
      >
        <TextBlock title={title} text={text} sizes={[80, 64, 52]} maxWidth={856} />
      </div>
    </div>
  );
}

export const portraitBox = { left: 696, top: 0, width: 504, height: 630 };

/** A person: the portrait stands flush right. */
export function PersonCard({ brand, title, text = '' }: CardProps) {
  return (
    <div style={toCanvas(brand)}>
      <div style={{ display: 'flex', position: 'absolute', left: 80, top: 72 }}>
        <Lockup brand={brand} />
      </div>
      <div style={{ display: 'flex', position: 'absolute', left: 80, width: 560, bottom: 160 }}>
        <TextBlock title={title} text={text} sizes={[80, 66, 52]} />
      </div>
      <Line colors={brand.colors} width={portraitBox.left} />
      <Block colors={brand.colors} />
    </div>
  );
}
