import type { CSSProperties, ReactNode } from 'react';
import { mark, wordmark } from '@/lib/content/logo';
import { homeContent } from '@/lib/content/pages/home';
import type { BrandColors } from '@/lib/shared/brand/brand-colors';
import { findCardText, toCardText } from '@/lib/shared/brand/card-text';
import { shareSize } from '@/lib/shared/pages/page-metadata';
import type { Picture } from '@/lib/shared/pictures/picture';

export type CardBrand = {
  name: string;
  shortName: string;
  colors: BrandColors;
  logo: { src: string; width: number; height: number } | null;
  isBuiltIn: boolean;
};

const stone = '#665d51';
type Sizes = [number, number, number];

const family = 'Marcellus, MarcellusMore';

const lockupHeight = 60;
const maxLockupWidth = 420;

function Lockup({ brand }: { brand: CardBrand }) {
  const { name, shortName, logo, isBuiltIn, colors } = brand;
  if (logo) {
    const height = Math.min(lockupHeight, (maxLockupWidth * logo.height) / logo.width);
    // biome-ignore lint/performance/noImgElement: what draws a card knows no other.
    return <img src={logo.src} alt="" height={height} width={(height * logo.width) / logo.height} />;
  }
  if (!isBuiltIn) return <div style={{ display: 'flex', fontSize: 44 }}>{findCardText(name, shortName)}</div>;
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

/** Never empty: without glyphs for the name, the builder's name replaces it. */
const toTitle = (title: string, { name, shortName }: CardBrand): string =>
  findCardText(title, name, shortName, homeContent.share.title);

const toCanvas = ({ colors }: CardBrand): CSSProperties => ({
  display: 'flex',
  position: 'relative',
  width: '100%',
  height: '100%',
  color: colors.theme,
  fontFamily: family,
});

/** RERA, section 11(2): registration numbers are at least half as large as the name, and none is left out. */
function scaleOf(
  facts: readonly string[],
  alone: Sizes,
): { sizes: Sizes; factSize: number; maxWidth: number } {
  const { length } = facts.join('');
  if (length > 400) return { sizes: [40, 40, 40], factSize: 20, maxWidth: 1056 };
  if (length > 200) return { sizes: [52, 52, 52], factSize: 26, maxWidth: 1056 };
  return { sizes: facts.length > 0 ? [64, 56, 52] : alone, factSize: 32, maxWidth: 856 };
}

const sizeOf = (text: string, sizes: Sizes) =>
  text.length > 44 ? sizes[2] : text.length > 24 ? sizes[1] : sizes[0];

type TextBlockProps = {
  brand: CardBrand;
  title: string;
  text: string;
  sizes: Sizes;
  factSize?: number;
  maxWidth?: number;
  facts?: readonly string[];
};

function TextBlock({
  brand,
  title,
  text,
  sizes,
  factSize = 32,
  maxWidth,
  facts = [],
}: TextBlockProps): ReactNode {
  const [name, below] = [toTitle(title, brand), toCardText(text)];
  const width = maxWidth === undefined ? {} : { maxWidth };
  return (
    <div style={{ display: 'flex', flexDirection: 'column' }}>
      <div
        style={{
          ...width,
          fontSize: sizeOf(name, sizes),
          lineHeight: 1.05,
          letterSpacing: '-0.012em',
        }}
      >
        {name}
      </div>
      {below && (
        <div style={{ ...width, marginTop: 18, fontSize: 32, lineHeight: 1.25, color: stone }}>{below}</div>
      )}
      {facts
        .map(toCardText)
        .filter(Boolean)
        .map((fact) => (
          <div key={fact} style={{ ...width, marginTop: 12, fontSize: factSize, lineHeight: 1.2 }}>
            {fact}
          </div>
        ))}
    </div>
  );
}

type PartProps = Pick<CardBrand, 'colors'>;

const Line = ({ colors, width }: PartProps & { width: number }) => (
  <div style={{ position: 'absolute', left: 0, top: 520, width, height: 2, background: colors.theme }} />
);

const Block = ({ colors }: PartProps) => (
  <div
    style={{ position: 'absolute', left: 80, top: 502, width: 56, height: 18, background: colors.accent }}
  />
);

type CardProps = {
  brand: CardBrand;
  title: string;
  text?: string;
  facts?: readonly string[];
};

export function PageCard({ brand, title, text = '', facts = [] }: CardProps) {
  const { sizes, factSize } = scaleOf(facts, [116, 92, 72]);
  return (
    <div style={{ ...toCanvas(brand), background: brand.colors.paper }}>
      <div style={{ display: 'flex', position: 'absolute', left: 80, top: 72 }}>
        <Lockup brand={brand} />
      </div>
      <div style={{ display: 'flex', position: 'absolute', left: 80, right: 80, bottom: 172 }}>
        <TextBlock brand={brand} title={title} text="" sizes={sizes} factSize={factSize} facts={facts} />
      </div>
      <Line colors={brand.colors} width={shareSize.width} />
      <Block colors={brand.colors} />
      <div style={{ display: 'flex', position: 'absolute', left: 80, top: 546, fontSize: 28, color: stone }}>
        {toCardText(text)}
      </div>
    </div>
  );
}

/** The plate moves away from a focal point far to the left. */
const sideOf = (focal: Picture['focal'] | undefined) => (focal && focal.x < 0.35 ? 'right' : 'left');

export function PlateCard({
  brand,
  title,
  text = '',
  facts = [],
  focal,
}: CardProps & Partial<Pick<Picture, 'focal'>>) {
  const { sizes, factSize, maxWidth } = scaleOf(facts, [80, 64, 52]);
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
          [sideOf(focal)]: 0,
          bottom: 0,
          maxWidth: maxWidth + 144,
          padding: '36px 64px 44px 80px',
          background: brand.colors.paper,
        }}
      >
        <TextBlock
          brand={brand}
          title={title}
          text={text}
          sizes={sizes}
          factSize={factSize}
          maxWidth={maxWidth}
          facts={facts}
        />
      </div>
    </div>
  );
}

export const portraitBox = { left: 696, top: 0, width: 504, height: 630 };

export function PersonCard({ brand, title, text = '' }: CardProps) {
  return (
    <div style={toCanvas(brand)}>
      <div style={{ display: 'flex', position: 'absolute', left: 80, top: 72 }}>
        <Lockup brand={brand} />
      </div>
      <div style={{ display: 'flex', position: 'absolute', left: 80, width: 560, bottom: 160 }}>
        <TextBlock brand={brand} title={title} text={text} sizes={[80, 66, 52]} />
      </div>
      <Line colors={brand.colors} width={portraitBox.left} />
      <Block colors={brand.colors} />
    </div>
  );
}
