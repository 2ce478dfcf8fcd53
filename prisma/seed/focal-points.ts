import type { DemoPicture } from './media-alts';

type FocalPoint = { focalX: number; focalY: number };

/** What stays in view when a picture is cropped, from the left and from the top. A roof is whole in the widest box. */
const focalPoints: Partial<Record<DemoPicture, FocalPoint>> = {
  'hero-tower': { focalX: 0.8, focalY: 0.1 },
  'sea-tower-2': { focalX: 0.6, focalY: 0.5 },
  'hero-villa': { focalX: 0.52, focalY: 0.45 },
  'seafront-villa-2': { focalX: 0.75, focalY: 0.45 },
  'living-room': { focalX: 0.62, focalY: 0.55 },
  'hero-office': { focalX: 0.5, focalY: 0.2 },
  'corner-office-2': { focalX: 0.62, focalY: 0.2 },
  'twin-towers-1': { focalX: 0.45, focalY: 0.05 },
  'twin-towers-2': { focalX: 0.48, focalY: 0.05 },
  'row-villas-1': { focalX: 0.25, focalY: 0.5 },
  'row-villas-2': { focalX: 0.42, focalY: 0.5 },
};

export const focalPointOf = (name: DemoPicture): FocalPoint =>
  focalPoints[name] ?? { focalX: 0.5, focalY: 0.5 };
