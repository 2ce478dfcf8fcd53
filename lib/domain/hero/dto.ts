import type { Picture } from '@/lib/shared/picture';

/** A picture of the home carousel, with the project that its plate names. */
export type HeroImage = {
  _id: string;
  picture: Picture;
  /** Null: the plate shows the tagline. */
  project: { _id: string; name: string; location: string; explore: boolean } | null;
  /** Raised by every write; a save that names an older one is refused. */
  version: number;
};

/** What of a hero image is changed; `version` is the one that was read. */
export type HeroImagePatch = { projectId?: string | null; alt?: string; version?: number };

/** API-6: the carousel in the form that the calls answer. */
export function toHeroList(images: HeroImage[]) {
  return {
    images: images.map(({ _id, picture: { url, public_id, alt }, project, version }) => ({
      _id,
      public_id,
      url,
      alt,
      project,
      version,
    })),
  };
}
