import type { ReactNode } from 'react';
import { type Amenity, amenities } from '@/lib/content/projects/projects';
import { toAmenityKey } from '@/lib/shared/projects/amenity-key';

const shapes: Record<Amenity, ReactNode> = {
  'Park Area': (
    <>
      <circle cx="17" cy="12" r="8.5" />
      <path d="M17 12v20M17 21l-4.5-4.5M17 19l4-4M7 32h20" />
    </>
  ),
  Gym: <path d="M8 8v18M4 11v12M26 8v18M30 11v12M12 12v10M22 12v10M12 17h10M1.5 15v4M32.5 15v4" />,
  '24x7 Security': (
    <>
      <path d="M17 3.5 30 8v9c0 7-5 11.5-13 14.5C9 28.5 4 24 4 17V8z" />
      <path d="m11.5 17 4 4 7-7.5" />
    </>
  ),
  'Swimming Pool': (
    <path d="M12 26V7a3 3 0 0 1 6 0M24 26V7a3 3 0 0 1 6 0M12 12.5h12M12 18.5h12M2 29.5c2.5 0 2.5 2 5 2s2.5-2 5-2 2.5 2 5 2 2.5-2 5-2 2.5 2 5 2 2.5-2 5-2" />
  ),
  'Children’s Play Area': <path d="M11 4h12M11 4 3.5 31M23 4l7.5 27M14 4v17M20 4v17M11.5 21h11v3h-11z" />,
  'Covered Parking': (
    <path d="M3 13 17 4l14 9M5.5 12v20M28.5 12v20M11 32v-8h12v8zM11 24l2-5h8l2 5M13.5 28h2M18.5 28h2" />
  ),
};

const placeholder = (
  <path d="M6.5 6h21v17h-21zM2 28.5c2.5 0 2.5 2 5 2s2.5-2 5-2 2.5 2 5 2 2.5-2 5-2 2.5 2 5 2 2.5-2 5-2" />
);

const byKey = new Map(amenities.map((name) => [toAmenityKey(name), shapes[name]]));

/** PROJ-4, PROJ-7: the lookup ignores case, spaces and the kind of apostrophe. */
export function AmenityIcon({ name }: { name: string }) {
  const shape = byKey.get(toAmenityKey(name));
  return (
    <svg
      viewBox="0 0 34 34"
      width="34"
      height="34"
      fill="none"
      strokeWidth="1.4"
      aria-hidden="true"
      data-icon={shape ? toAmenityKey(name) : 'placeholder'}
      className="shrink-0 stroke-terra"
    >
      {shape ?? placeholder}
    </svg>
  );
}
