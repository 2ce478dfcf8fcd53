import type { DemoPicture } from './media-alts';

type DemoHeroImage = {
  picture: DemoPicture;
  /** Name of the project on the plate; null shows the tagline. */
  project: string | null;
};

export const demoHeroImages: DemoHeroImage[] = [
  { picture: 'hero-villa', project: 'Casuarina House' },
  { picture: 'hero-tower', project: 'Kadal Crest' },
  { picture: 'courtyard-2', project: 'Angala Court' },
  { picture: 'hero-office', project: 'Lighthouse Exchange' },
  { picture: 'twin-towers-2', project: null },
];
