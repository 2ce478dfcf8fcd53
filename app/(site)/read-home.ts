import type { HomeRecords } from '@/components/site/home/home-screen';
import { getAboutStats } from '@/lib/domain/about/queries';
import { listBrands } from '@/lib/domain/brands/queries';
import { listHeroImages } from '@/lib/domain/hero/queries';
import { listChoices, listFeaturedProjects } from '@/lib/domain/projects/queries';
import { listPublished } from '@/lib/domain/records/queries';
import { readOptional } from '@/lib/server/cache/optional';

export async function readHomeRecords(): Promise<HomeRecords> {
  const [heroImages, choices, stats, featured, testimonials, brands] = await Promise.all([
    readOptional('hero images', listHeroImages),
    readOptional('choices', listChoices),
    readOptional('about stats', getAboutStats),
    readOptional('featured projects', listFeaturedProjects),
    readOptional('testimonials', () => listPublished('testimonial')),
    readOptional('brands', listBrands),
  ]);
  return { heroImages, choices, stats, featured, testimonials, brands };
}
