import './zod-in-browser';
import { z } from 'zod';
import { isInIndia, parsePin, toPinText } from './map-pin';

declare module 'zod' {
  interface GlobalMeta {
    /** What people call the field: in the form, the history and a conflict. */
    label?: string;
    /** What a conflict calls a flag that is set, and one that is not; yes and no unless told. */
    flag?: readonly [string, string];
    /** The text is HTML of the editor. */
    html?: boolean;
    /** A list of pictures, whose columns are their ids. */
    arePictures?: true;
    /** A day, which a form asks for by the calendar of the browser. */
    isDay?: boolean;
    /** The id of a document of the record, or empty; a form offers those that there are. */
    isDocument?: true;
    /** It is read by the public as the builder's own words: rules look at its wording. */
    isWording?: true;
    /** What a new record starts with, where its type does not say it. */
    initial?: unknown;
  }
}

// NUL cannot be stored in a Postgres text; it never belongs in one.
const clean = (value: string) => value.replaceAll('\u0000', '').trim();

/** A text that may be empty; trimmed. `max` counts characters. */
export const optionalText = (max: number) =>
  z.string().max(max, `At most ${max} characters`).overwrite(clean);

/** A text that must not be empty; trimmed. `max` counts characters. */
export const requiredText = (message: string, max: number) =>
  z
    .string({ error: message })
    .max(max, `At most ${max} characters`)
    .overwrite(clean)
    .refine((value) => value !== '', message);

/** A time of the day, on a clock of 24 hours. */
export const clockTime = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'A time is written like 09:00');

const pinMessage = 'Type latitude and longitude, such as 12.9141, 74.856, or paste the long link of a map';

function toPin(text: string): string {
  const found = parsePin(text);
  return found ? toPinText(found) : text.trim();
}

function isPin(text: string): boolean {
  const found = parsePin(text);
  return found !== null && isInIndia(found);
}

/** "12.9141, 74.856", or empty; taken from the long link of a map, too. */
export const placeOnMap = z
  .string()
  .max(2000, 'At most 2000 characters')
  .overwrite(toPin)
  .refine((text) => text === '' || parsePin(text) !== null, pinMessage)
  .refine((text) => text === '' || isPin(text), 'This place is not in India. The latitude comes first.');

/** What a search shows of a page; what is empty is made of the page. */
export const searchTexts = { title: optionalText(120), description: optionalText(400) };

/** HTML of the editor, which the server sanitises before it is stored and again when it is read. */
export const richText = (tooLong: string) => z.string().max(100_000, tooLong).meta({ html: true });

const isDay = (text: string) => {
  const at = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(text);
};

/** A day, such as 2027-03-31, or empty. */
export const optionalDay = z
  .string()
  .max(10, 'A day is written 2027-03-31')
  .overwrite(clean)
  .refine(
    (text) => text === '' || (/^\d{4}-\d{2}-\d{2}$/.test(text) && isDay(text)),
    'A day is written 2027-03-31',
  )
  .meta({ isDay: true });

/** A document of the same project that an entry names, or empty. It may be gone by now. */
export const documentRef = optionalText(64).meta({ isDocument: true });

/** A figure that may be missing, which null says: not below 0, with at most so many places behind the point. */
export const optionalNumber = ({ max, places }: { max: number; places: number }) =>
  z
    .preprocess(
      (value) => (value === '' ? null : value),
      z
        .number({ error: 'Type a figure' })
        .min(0, 'Not below 0')
        .max(max, `At most ${max}`)
        .refine(
          (value) => Number(value.toFixed(places)) === value,
          places === 0 ? 'A whole figure' : `At most ${places} places behind the point`,
        )
        .nullable(),
    )
    .meta({ initial: null });

export const altText = optionalText(300);

/** The id of a picture, staged or already the record's own. */
const pictureId = z.string().min(1).max(64);

const fraction = z.number().min(0).max(1);

/** The point of a picture that a crop keeps in view, from the left and from the top. */
export const focalPoint = z.object({ x: fraction, y: fraction }, 'A focal point has x and y from 0 to 1');

/** A picture of a record, with its text and its focal point; what is absent stays as it is. */
export const pictureRef = z.object({
  _id: pictureId,
  alt: altText.optional(),
  focal: focalPoint.optional(),
});

/** A picture of a record as the API answers it and takes it back. Its text and its focal point can be changed, nothing else of it. */
export const knownPicture = z.object(
  {
    _id: z.string().max(64).optional(),
    public_id: z.string().max(2000).nullish(),
    url: z.string().max(2000).optional(),
    alt: altText.optional(),
    focal: focalPoint.optional(),
  },
  'An image is named by its _id, public_id or url',
);
export type KnownPicture = z.output<typeof knownPicture>;

/** What a save says of the pictures of a record that has many; `one` is a picture with what is said of it. */
export function pictureInputs<P extends z.ZodType>(one: P, most: number) {
  const tooMany = `At most ${most} pictures`;
  return {
    /** The pictures of the record after the save, in order; the first is the cover. Staged ones are named by their id. */
    pictures: z.array(one).max(most, tooMany).meta({ label: 'Pictures', isWording: true }),
    /** API-4: those that stay, as they were read, in this order. Absent: all stay. */
    images: z.array(knownPicture, 'Images are a list, as it was read').max(most, tooMany).optional(),
    /** API-3: the same, by public_id or url. */
    existingImages: z.array(z.string().max(2000)).max(200).optional(),
    /** Staged pictures that come after the ones that stay. */
    addedPictures: z.array(z.string().max(64)).max(most).default([]),
  };
}

/** A picture of a project: a photograph, or the one that shows where it stands. */
export const projectPictureRef = pictureRef.extend({ isLocation: z.boolean().optional() });

/** Staged pictures of which each becomes a record, in this order. */
export const newPictures = z.object({
  pictures: z.array(pictureRef, 'Send the images as files, or name in pictures what was uploaded'),
});
