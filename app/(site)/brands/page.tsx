import { BrandRows } from '@/components/site/brands/brand-rows';
import { Breadcrumb } from '@/components/site/chrome/breadcrumb';
import { CallToAction } from '@/components/site/home/call-to-action';
import { ListState } from '@/components/site/ui/list-state';
import { TextLink } from '@/components/site/ui/text-link';
import { brandsContent } from '@/lib/content/brands-page';
import { projectsContent } from '@/lib/content/projects-pages';
import { listBrands } from '@/lib/domain/brands/queries';
import { readOptional } from '@/lib/server/cache/optional';
import { env } from '@/lib/server/env';
import { sharePath, toMetadata } from '@/lib/shared/page-metadata';

export const ensureStatic = 'navigation';

const { title, searchTitle, lead, description, empty } = brandsContent;
const path = '/brands';

export const metadata = toMetadata({ title: searchTitle, description, path, share: sharePath(path) });

export default async function BrandsPage() {
  const brands = await readOptional('brands', listBrands);
  return (
    <>
      <Breadcrumb base={env.SITE_URL} steps={[{ name: title, path }]} />
      <div className="page-x page-top desk:grid-12 items-start gap-y-6 max-desk:grid">
        <h1 className="text-display-1 desk:col-span-5">{title}</h1>
        <p className="max-w-[17em] text-display-3 desk:col-span-6 desk:col-start-6 desk:pt-1.5">{lead}</p>
      </div>
      {brands && brands.length > 0 ? (
        <BrandRows brands={brands} />
      ) : (
        <div className="page-x mt-16 pb-24">
          <ListState kind="empty" text={empty}>
            <TextLink href="/projects">{projectsContent.title}</TextLink>
          </ListState>
        </div>
      )}
      <CallToAction preload />
    </>
  );
}
