/** The point to keep in view when a picture is cropped, 0 to 1 from the left and from the top. */
export type FocalPoint = { x: number; y: number };

export const describeFocalPoint = ({ x, y }: FocalPoint): string =>
  `${Math.round(x * 100)} % from the left, ${Math.round(y * 100)} % from the top`;

export const findPicture = (pictures: readonly Picture[], ref: { _id: string } | null): Picture | null =>
  pictures.find(({ _id }) => _id === ref?._id) ?? null;

/** A picture as pages and the API receive it. `url` and `public_id` are the spec's names (API-11). */
export type Picture = {
  _id: string;
  url: string;
  /** Null for a legacy picture that stands on the old site. */
  public_id: string | null;
  alt: string;
  /** Pixels of the master; null where unknown (legacy). */
  width: number | null;
  height: number | null;
  blurDataURL: string | null;
  /** What `SafeImage` is given: `url` with the files that are ready beside it, as `picture-src.ts` writes them. */
  src: string;
  focal: FocalPoint;
  /** Present on the one that shows where a project stands. */
  isLocation?: true;
};
