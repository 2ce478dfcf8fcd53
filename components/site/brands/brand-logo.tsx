import { SafeImage } from '@/components/shared/safe-image';
import type { Brand } from '@/lib/domain/brands/fields';

const height = 56;
const phoneHeight = 44;

export function BrandLogo({ brand: { image } }: { brand: Brand }) {
  const width = image.width && image.height ? Math.round((height * image.width) / image.height) : height;
  return (
    <SafeImage
      picture={image}
      fallback="person"
      sizes={`(width >= 37.5rem) ${width}px, ${Math.round((width * phoneHeight) / height)}px`}
      width={width}
      height={height}
      className="h-11 w-auto max-w-none object-contain [filter:grayscale(1)] tablet:h-14"
    />
  );
}
