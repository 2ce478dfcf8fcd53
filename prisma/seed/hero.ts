import type { DemoPicture } from './media-alts';

type DemoHeroImage = {
  picture: DemoPicture;
  project: string | null;
};

// None that the home page shows below: the visitor would load it twice.
export const demoHeroImages: DemoHeroImage[] = [
  { picture: 'hero-villa', project: 'Casuarina House' },
  { picture: 'twin-towers-2', project: 'Twin Palms' },
  { picture: 'courtyard-2', project: 'Angala Court' },
  { picture: 'hero-tower', project: null },
];
