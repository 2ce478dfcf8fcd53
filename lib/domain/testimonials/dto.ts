/** A testimonial as the API answers it and as pages receive it (spec 3). */
export type Testimonial = {
  _id: string;
  name: string;
  title: string;
  quote: string;
  /** Raised by every write; a save that names an older one is refused. */
  version: number;
};
