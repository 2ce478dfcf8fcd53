import { CallToAction } from '@/components/site/chrome/call-to-action';
import { ListState } from '@/components/site/ui/list-state';
import { TextLink } from '@/components/site/ui/text-link';
import { brandsContent } from '@/lib/content/pages/brands-page';
import { projectsContent } from '@/lib/content/projects/projects-pages';
import type { Brand } from '@/lib/domain/brands/fields';
import type { Picture } from '@/lib/shared/pictures/picture';
import { BrandRows } from './brand-rows';

const { title, lead, empty } = brandsContent;

type BrandsScreenProps = {
  brands: Brand[] | null;
  callPicture: Picture | null;
};

export function BrandsScreen({ brands, callPicture }: BrandsScreenProps) {
  return (
    <>
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
      <CallToAction page="brands" picture={callPicture} preload />
    </>
  );
}
