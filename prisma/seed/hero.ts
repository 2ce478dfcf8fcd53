import type { DemoPicture } from './media-alts';

type DemoHeroImage = {
  picture: DemoPicture;
  /** Name of the project on the plate; null shows the tagline. */
  project: string | null;
};

// None that the home page shows again below: each use of a picture has files of its own, which the visitor would fetch twice.
export const demoHeroImages: DemoHeroImage[] = [
  { picture: 'hero-villa', project: 'Casuarina House' },
  { picture: 'twin-towers-2', project: 'Twin Palms' },
  { picture: 'courtyard-2', project: 'Angala Court' },
  // Its sea lies where the plate stands: Kadal Crest is named where it is seen beside it.
  { picture: 'hero-tower', project: null },
];
