import { Strip } from '@/components/site/ui/carousel/strip';
import { StripRow } from '@/components/site/ui/carousel/strip-row';
import { homeContent } from '@/lib/content/pages/home';
import type { Brand } from '@/lib/domain/brands/fields';
import { BrandLogo } from './brand-logo';

export function BrandStrip({ brands }: { brands: Brand[] }) {
  return (
    <div className="py-16 tablet:py-[clamp(4.5rem,6.6vw,6.5rem)]">
      <Strip
        pauseLabel={homeContent.pauseMakers}
        playLabel={homeContent.playMakers}
        heading={<h2 className="text-display-4">{homeContent.makers}</h2>}
      >
        <div className="mt-8">
          <StripRow
            label={homeContent.makers}
            items={brands.map((brand) => ({ id: brand.image.url, content: <BrandLogo brand={brand} /> }))}
          />
        </div>
      </Strip>
    </div>
  );
}
