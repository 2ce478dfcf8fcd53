import { Counters } from '@/components/about/counters';
import { BrandStrip } from '@/components/brands/brand-strip';
import { CallToAction } from '@/components/home/call-to-action';
import { Featured } from '@/components/home/featured';
import { Hero } from '@/components/home/hero';
import { Statement } from '@/components/home/statement';
import { TestimonialFilm } from '@/components/testimonials/testimonial-film';
import { site } from '@/lib/content/site';
import { getAboutStats } from '@/lib/domain/about/queries';
import { listBrands } from '@/lib/domain/brands/queries';
import { listHeroImages } from '@/lib/domain/hero/queries';
import { listFeaturedProjects } from '@/lib/domain/projects/queries';
import { listTestimonials } from '@/lib/domain/testimonials/queries';
import { readOptional } from '@/lib/server/optional';
import { sharePath, toMetadata } from '@/lib/shared/page-metadata';

export const ensureStatic = 'navigation';

export const metadata = toMetadata({ description: site.description, path: '/', share: sharePath('/') });

export default async function HomePage() {
  const [heroImages, stats, featured, testimonials, brands] = await Promise.all([
    readOptional('hero images', listHeroImages),
    readOptional('about stats', getAboutStats),
    readOptional('featured projects', listFeaturedProjects),
    readOptional('testimonials', listTestimonials),
    readOptional('brands', listBrands),
  ]);
  return (
    <>
      <Hero images={heroImages ?? []} />
      <Statement />
      {stats && <Counters stats={stats} />}
      <Featured projects={featured} />
      {testimonials && testimonials.length > 0 && <TestimonialFilm testimonials={testimonials} />}
      {brands && brands.length > 0 && <BrandStrip brands={brands} />}
      <CallToAction />
    </>
  );
}
