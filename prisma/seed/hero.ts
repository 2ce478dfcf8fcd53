import type { DemoPicture } from './media-alts';

type DemoHeroImage = {
  picture: DemoPicture;
  /** Name of the project on the plate; null shows the tagline. */
  project: string | null;
};

// None that the home page shows again below: each use of a picture has files of its own, which the visitor would fetch twice.
export const demoHeroImages: DemoHeroImage[] = [
  { picture: 'hero-villa', project: 'Casuarina House' },
  { picture: 'hero-tower', project: 'Kadal Crest' },
  { picture: 'courtyard-2', project: 'Angala Court' },
  { picture: 'twin-towers-2', project: null },
];
