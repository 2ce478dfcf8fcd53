import { Strip } from '@/components/site/ui/carousel/strip';
import { StripRow } from '@/components/site/ui/carousel/strip-row';
import { brandsContent } from '@/lib/content/pages/brands-page';
import { homeContent } from '@/lib/content/pages/home';
import type { Brand } from '@/lib/domain/brands/fields';
import { BrandLogo } from './brand-logo';

// With fewer, both rows show all of them.
const enoughForHalves = 6;

export function BrandRows({ brands }: { brands: Brand[] }) {
  const middle = Math.ceil(brands.length / 2);
  const isSplit = brands.length >= enoughForHalves;
  const rows = isSplit ? [brands.slice(0, middle), brands.slice(middle)] : [brands, brands];
  return (
    <div className="pt-16 pb-20 tablet:pt-[clamp(4.5rem,7vw,7rem)] tablet:pb-[clamp(5.5rem,9vw,9rem)]">
      <Strip
        pauseLabel={homeContent.pauseMakers}
        playLabel={homeContent.playMakers}
        heading={<h2 className="text-display-4">{brandsContent.listTitle}</h2>}
      >
        <div className="mt-8 border-y border-line">
          {rows.map((row, index) => (
            <div
              key={brandsContent.rows[index === 0 ? 0 : 1]}
              className={`py-10 tablet:py-14 ${index > 0 ? 'border-t border-line' : ''}`}
            >
              <StripRow
                label={`${brandsContent.listTitle}: ${brandsContent.rows[index === 0 ? 0 : 1]}`}
                reverse={index === 1}
                items={row.map((brand) => ({ id: brand.image.url, content: <BrandLogo brand={brand} /> }))}
              />
            </div>
          ))}
        </div>
      </Strip>
    </div>
  );
}
