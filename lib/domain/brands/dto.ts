import type { Picture } from '@/lib/shared/picture';

/** A brand logo as the API answers it and as pages receive it (spec 3). */
export type Brand = {
  _id: string;
  image: Picture;
  /** Raised by every write; a save that names an older one is refused. */
  version: number;
};
