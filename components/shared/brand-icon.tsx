import type { Identity } from '@/lib/shared/brand/identity';
import { findSmallestFile } from '@/lib/shared/pictures/picture-src';
import { Mark } from './mark';
import { hasBuiltInWordmark } from './wordmark';

type BrandIconProps = { identity: Identity; className: string };

export function BrandIcon({ identity, className }: BrandIconProps) {
  const { icon, shortName } = identity;
  if (icon)
    return (
      // biome-ignore lint/performance/noImgElement: it has one size.
      <img src={findSmallestFile(icon.src)} alt="" className={`object-contain ${className}`} />
    );
  if (hasBuiltInWordmark(identity)) return <Mark className={className} />;
  return (
    <span
      aria-hidden="true"
      className={`inline-flex items-center justify-center rounded-[3px] bg-terra font-semibold text-white ${className}`}
    >
      {shortName.slice(0, 1)}
    </span>
  );
}
