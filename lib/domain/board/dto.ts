import type { Picture } from '@/lib/shared/picture';

/** A board member as the API answers it and as pages receive it (spec 3). */
export type Director = {
  _id: string;
  name: string;
  position: string;
  /** Sanitised HTML; empty where there is none. */
  bio: string;
  image: Picture | null;
  /** Raised by every write; a save that names an older one is refused. */
  version: number;
  updatedAt: string;
};
