/** 0 to 1 from the left and from the top. */
export type FocalPoint = { x: number; y: number };

export const describeFocalPoint = ({ x, y }: FocalPoint): string =>
  `${Math.round(x * 100)} % from the left, ${Math.round(y * 100)} % from the top`;

export const findPicture = (pictures: readonly Picture[], ref: { _id: string } | null): Picture | null =>
  pictures.find(({ _id }) => _id === ref?._id) ?? null;

/** `url` and `public_id` are names of the spec (API-11). */
export type Picture = {
  _id: string;
  url: string;
  public_id: string | null;
  alt: string;
  /** Pixels; null for a legacy picture. */
  width: number | null;
  height: number | null;
  blurDataURL: string | null;
  src: string;
  focal: FocalPoint;
  isLocation?: true;
};
