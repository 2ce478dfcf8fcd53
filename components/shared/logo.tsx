import type { Identity } from '@/lib/shared/brand/identity';
import { findSmallestFile } from '@/lib/shared/pictures/picture-src';
import { Mark } from './mark';
import { hasBuiltInWordmark, Wordmark } from './wordmark';

// Inline, so that a site with the built-in logo carries none of it in its styles.
const pictureStyle = { height: 'var(--logo)', maxWidth: '56vw', objectFit: 'contain' } as const;
const nameStyle = { font: '500 calc(var(--logo) * 0.66) / 1.1 var(--font-display, var(--font-sans))' };

export function Logo({ identity, onInk = false }: { identity: Identity; onInk?: boolean }) {
  const { name } = identity;
  const picture = onInk ? identity.logoOnDark : identity.logo;
  if (picture)
    return (
      // biome-ignore lint/performance/noImgElement: it has one size, and stands in the first screen.
      <img
        src={findSmallestFile(picture.src)}
        alt={name}
        style={{ ...pictureStyle, aspectRatio: `${picture.width} / ${picture.height}` }}
      />
    );
  const color = onInk ? 'text-on-ink' : 'text-ink';
  if (!hasBuiltInWordmark(identity))
    return (
      <span style={nameStyle} className={color}>
        {name}
      </span>
    );
  return (
    <span className={`logo ${color}`}>
      <Mark onInk={onInk} className="logo-mark" />
      <Wordmark name={name} className="logo-word" />
    </span>
  );
}
