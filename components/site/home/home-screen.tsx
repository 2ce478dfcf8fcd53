import { Counters } from '@/components/site/about/counters';
import { BrandStrip } from '@/components/site/brands/brand-strip';
import { TestimonialFilm } from '@/components/site/testimonials/testimonial-film';
import { TideLine } from '@/components/site/ui/tide-line';
import type { AboutStats } from '@/lib/domain/about/fields';
import type { Brand } from '@/lib/domain/brands/fields';
import type { HeroImage } from '@/lib/domain/hero/fields';
import type { ProjectChoices } from '@/lib/domain/projects/dto';
import type { PublicProject } from '@/lib/domain/projects/fields';
import type { ShownSettings } from '@/lib/domain/settings/dto';
import type { Testimonial } from '@/lib/domain/testimonials/fields';
import { CallToAction } from '../chrome/call-to-action';
import { Featured } from './featured';
import { FindHome } from './find-home';
import { Hero } from './hero';
import { Statement } from './statement';

export type HomeRecords = {
  heroImages: HeroImage[] | null;
  choices: ProjectChoices | null;
  stats: AboutStats | null;
  featured: PublicProject[] | null;
  testimonials: Testimonial[] | null;
  brands: Brand[] | null;
};

type HomeScreenProps = { settings: ShownSettings; records: HomeRecords };

export function HomeScreen({ settings: { words, identity, pictures }, records }: HomeScreenProps) {
  const { heroImages, choices, stats, featured, testimonials, brands } = records;
  return (
    <TideLine>
      <Hero images={heroImages ?? []} tagline={identity.tagline} instead={pictures.openingPicture} />
      {choices && choices.towns.length > 0 && <FindHome choices={choices} />}
      <Statement words={words.home} />
      {stats && <Counters stats={stats} />}
      <Featured projects={featured} />
      {testimonials && testimonials.length > 0 && (
        <TestimonialFilm testimonials={testimonials} picture={pictures.clientsPicture} />
      )}
      {brands && brands.length > 0 && <BrandStrip brands={brands} />}
      <CallToAction page="home" picture={pictures.callPicture} />
    </TideLine>
  );
}
