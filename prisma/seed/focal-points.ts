import type { DemoPicture } from './media-alts';

type FocalPoint = { focalX: number; focalY: number };

/** What stays in view when a picture is cropped, from the left and from the top. A roof is whole in the widest box. */
const focalPoints: Partial<Record<DemoPicture, FocalPoint>> = {
  'hero-tower': { focalX: 0.8, focalY: 0.1 },
  // The sea, beside the tower.
  'sea-tower-2': { focalX: 0.2, focalY: 0.5 },
  'hero-villa': { focalX: 0.52, focalY: 0.45 },
  'seafront-villa-2': { focalX: 0.75, focalY: 0.45 },
  'living-room': { focalX: 0.62, focalY: 0.55 },
  'hero-office': { focalX: 0.5, focalY: 0.2 },
  'corner-office-2': { focalX: 0.62, focalY: 0.2 },
  'twin-towers-1': { focalX: 0.45, focalY: 0.05 },
  'twin-towers-2': { focalX: 0.48, focalY: 0.05 },
  'row-villas-1': { focalX: 0.25, focalY: 0.5 },
  'row-villas-2': { focalX: 0.42, focalY: 0.5 },
  'sea-tower-3': { focalX: 0.5, focalY: 0.6 },
  'sea-tower-6': { focalX: 0.55, focalY: 0.5 },
  'seafront-villa-3': { focalX: 0.5, focalY: 0.55 },
  'seafront-villa-4': { focalX: 0.58, focalY: 0.3 },
  'seafront-villa-5': { focalX: 0.5, focalY: 0.4 },
  'seafront-villa-6': { focalX: 0.55, focalY: 0.4 },
  'courtyard-3': { focalX: 0.5, focalY: 0.4 },
  'courtyard-5': { focalX: 0.5, focalY: 0.3 },
  'row-villas-3': { focalX: 0.6, focalY: 0.3 },
  'row-villas-4': { focalX: 0.5, focalY: 0.4 },
  'row-villas-5': { focalX: 0.5, focalY: 0.3 },
  'twin-towers-3': { focalX: 0.5, focalY: 0.55 },
  'twin-towers-4': { focalX: 0.5, focalY: 0.1 },
  'twin-towers-5': { focalX: 0.45, focalY: 0.1 },
  'corner-office-4': { focalX: 0.5, focalY: 0.05 },
  bedroom: { focalX: 0.55, focalY: 0.55 },
  'kitchen-dining': { focalX: 0.45, focalY: 0.55 },
  'laterite-homes-1': { focalX: 0.5, focalY: 0.15 },
  'laterite-homes-2': { focalX: 0.5, focalY: 0.15 },
  'progress-3': { focalX: 0.48, focalY: 0.4 },
  'plots-2': { focalX: 0.5, focalY: 0.45 },
  'plan-2bhk': { focalX: 0.33, focalY: 0.5 },
  'plan-3bhk-a': { focalX: 0.33, focalY: 0.5 },
  'plan-3bhk-b': { focalX: 0.33, focalY: 0.5 },
  'plan-villa-ground': { focalX: 0.33, focalY: 0.5 },
  'plan-villa-first': { focalX: 0.33, focalY: 0.5 },
  'market-corner-1': { focalX: 0.5, focalY: 0.15 },
  'market-corner-2': { focalX: 0.52, focalY: 0.1 },
  'progress-1': { focalX: 0.48, focalY: 0.55 },
  'progress-2': { focalX: 0.48, focalY: 0.5 },
  'progress-4': { focalX: 0.48, focalY: 0.5 },
};

export const focalPointOf = (name: DemoPicture): FocalPoint =>
  focalPoints[name] ?? { focalX: 0.5, focalY: 0.5 };
