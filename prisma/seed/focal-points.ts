import type { DemoPicture } from './media-alts';

/** What stays in view when a picture is cropped, from the left and from the top; the middle where none is named. */
export const focalPoints: Partial<Record<DemoPicture, { focalX: number; focalY: number }>> = {
  'hero-tower': { focalX: 0.73, focalY: 0.4 },
  'sea-tower-2': { focalX: 0.6, focalY: 0.5 },
  'hero-villa': { focalX: 0.52, focalY: 0.45 },
  'seafront-villa-2': { focalX: 0.75, focalY: 0.45 },
  'living-room': { focalX: 0.62, focalY: 0.55 },
  'corner-office-2': { focalX: 0.62, focalY: 0.45 },
  'twin-towers-1': { focalX: 0.45, focalY: 0.4 },
  'twin-towers-2': { focalX: 0.48, focalY: 0.4 },
  'row-villas-1': { focalX: 0.25, focalY: 0.5 },
  'row-villas-2': { focalX: 0.42, focalY: 0.5 },
};
