import { Counters } from '@/components/site/about/counters';
import { BrandStrip } from '@/components/site/brands/brand-strip';
import { CallToAction } from '@/components/site/home/call-to-action';
import { Featured } from '@/components/site/home/featured';
import { FindHome } from '@/components/site/home/find-home';
import { Hero } from '@/components/site/home/hero';
import { Statement } from '@/components/site/home/statement';
import { TestimonialFilm } from '@/components/site/testimonials/testimonial-film';
import { TideLine } from '@/components/site/ui/tide-line';
import { getAboutStats } from '@/lib/domain/about/queries';
import { listBrands } from '@/lib/domain/brands/queries';
import { listHeroImages } from '@/lib/domain/hero/queries';
import { listChoices, listFeaturedProjects } from '@/lib/domain/projects/queries';
import { describePage } from '@/lib/domain/settings/page-metadata';
import { getShownSettings } from '@/lib/domain/settings/queries';
import { listTestimonials } from '@/lib/domain/testimonials/queries';
import { readOptional } from '@/lib/server/cache/optional';

export const ensureStatic = 'navigation';

export const generateMetadata = () => describePage('home');

export default async function HomePage() {
  const [{ identity, words }, heroImages, choices, stats, featured, testimonials, brands] = await Promise.all(
    [
      getShownSettings(),
      readOptional('hero images', listHeroImages),
      readOptional('choices', listChoices),
      readOptional('about stats', getAboutStats),
      readOptional('featured projects', listFeaturedProjects),
      readOptional('testimonials', listTestimonials),
      readOptional('brands', listBrands),
    ],
  );
  return (
    <TideLine>
      <Hero images={heroImages ?? []} tagline={identity.tagline} />
      {choices && choices.towns.length > 0 && <FindHome choices={choices} />}
      <Statement words={words.home} />
      {stats && <Counters stats={stats} />}
      <Featured projects={featured} />
      {testimonials && testimonials.length > 0 && <TestimonialFilm testimonials={testimonials} />}
      {brands && brands.length > 0 && <BrandStrip brands={brands} />}
      <CallToAction />
    </TideLine>
  );
}
