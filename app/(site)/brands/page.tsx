import { BrandsScreen } from '@/components/site/brands/brands-screen';
import { Breadcrumb } from '@/components/site/chrome/breadcrumb';
import { brandsContent } from '@/lib/content/brands-page';
import { listBrands } from '@/lib/domain/brands/queries';
import { readOptional } from '@/lib/server/cache/optional';
import { env } from '@/lib/server/env';
import { sharePath, toMetadata } from '@/lib/shared/page-metadata';

export const ensureStatic = 'navigation';

const { title, searchTitle, description } = brandsContent;
const path = '/brands';

export const metadata = toMetadata({ title: searchTitle, description, path, share: sharePath(path) });

export default async function BrandsPage() {
  return (
    <>
      <Breadcrumb base={env.SITE_URL} steps={[{ name: title, path }]} />
      <BrandsScreen brands={await readOptional('brands', listBrands)} />
    </>
  );
}
