import { BrandsScreen } from '@/components/site/brands/brands-screen';
import { Breadcrumb } from '@/components/site/chrome/breadcrumb';
import { brandsContent } from '@/lib/content/pages/brands-page';
import { listBrands } from '@/lib/domain/brands/queries';
import { describePage } from '@/lib/domain/settings/page-metadata';
import { getShownPictures } from '@/lib/domain/settings/queries';
import { readOptional } from '@/lib/server/cache/optional';
import { env } from '@/lib/server/env';

export const ensureStatic = 'navigation';

const { title } = brandsContent;
const path = '/brands';

export const generateMetadata = () => describePage('brands');

export default async function BrandsPage() {
  const [brands, { callPicture }] = await Promise.all([
    readOptional('brands', listBrands),
    getShownPictures(),
  ]);
  return (
    <>
      <Breadcrumb base={env.SITE_URL} steps={[{ name: title, path }]} />
      <BrandsScreen brands={brands} callPicture={callPicture} />
    </>
  );
}
