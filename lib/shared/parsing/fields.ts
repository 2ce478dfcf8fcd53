import './zod-in-browser';
import { z } from 'zod';
import { isInIndia, parsePin, toPinText } from '../map-pin';

declare module 'zod' {
  interface GlobalMeta {
    label?: string;
    flag?: readonly [string, string];
    html?: boolean;
    arePictures?: true;
    isDay?: boolean;
    isDocument?: true;
    isWording?: true;
    /** Set by `internal`. */
    isInternal?: true;
    initial?: unknown;
  }
}

// PostgreSQL cannot store NUL in a text.
const clean = (value: string) => value.replaceAll('\u0000', '').trim();

export const optionalText = (max: number) =>
  z.string().max(max, `At most ${max} characters`).overwrite(clean);

export const requiredText = (message: string, max: number) =>
  z
    .string({ error: message })
    .max(max, `At most ${max} characters`)
    .overwrite(clean)
    .refine((value) => value !== '', message);

export const clockTime = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Write a time like 09:00');

const pinMessage = 'Enter latitude and longitude, such as 12.9141, 74.856, or paste the long link of a map';

function toPin(text: string): string {
  const found = parsePin(text);
  return found ? toPinText(found) : text.trim();
}

function isPin(text: string): boolean {
  const found = parsePin(text);
  return found !== null && isInIndia(found);
}

export const placeOnMap = z
  .string()
  .max(2000, 'At most 2000 characters')
  .overwrite(toPin)
  .refine((text) => text === '' || parsePin(text) !== null, pinMessage)
  .refine((text) => text === '' || isPin(text), 'This place is not in India. The latitude comes first.');

export const searchTexts = { title: optionalText(120), description: optionalText(400) };

/** The server sanitises it before it is stored and when it is read. */
export const richText = (tooLong: string) => z.string().max(100_000, tooLong).meta({ html: true });

const isDay = (text: string) => {
  const at = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(text);
};

export const optionalDay = z
  .string()
  .max(10, 'Write a date like 2027-03-31')
  .overwrite(clean)
  .refine(
    (text) => text === '' || (/^\d{4}-\d{2}-\d{2}$/.test(text) && isDay(text)),
    'Write a date like 2027-03-31',
  )
  .meta({ isDay: true });

export const documentRef = optionalText(64).meta({ isDocument: true });

export const optionalNumber = ({ max, places }: { max: number; places: number }) =>
  z
    .preprocess(
      (value) => (value === '' ? null : value),
      z
        .number({ error: 'Type a figure' })
        .min(0, 'At least 0')
        .max(max, `At most ${max}`)
        .refine(
          (value) => Number(value.toFixed(places)) === value,
          places === 0 ? 'A whole number' : `At most ${places} decimal places`,
        )
        .nullable(),
    )
    .meta({ initial: null });

export const altText = optionalText(300);

const pictureId = z.string().min(1).max(64);

const fraction = z.number().min(0).max(1);

export const focalPoint = z.object({ x: fraction, y: fraction }, 'A focal point has x and y from 0 to 1');

export const pictureRef = z.object({
  _id: pictureId,
  alt: altText.optional(),
  focal: focalPoint.optional(),
});

export const knownPicture = z.object(
  {
    _id: z.string().max(64).optional(),
    public_id: z.string().max(2000).nullish(),
    url: z.string().max(2000).optional(),
    alt: altText.optional(),
    focal: focalPoint.optional(),
  },
  'Identify an image by its _id, public_id or url',
);
export type KnownPicture = z.output<typeof knownPicture>;

export function pictureInputs<P extends z.ZodType>(one: P, most: number) {
  const tooMany = `At most ${most} pictures`;
  return {
    pictures: z.array(one).max(most, tooMany).meta({ label: 'Pictures', isWording: true }),
    images: z.array(knownPicture, 'Send images as the list that you read').max(most, tooMany).optional(),
    existingImages: z.array(z.string().max(2000)).max(200).optional(),
    addedPictures: z.array(z.string().max(64)).max(most).default([]),
  };
}

export const projectPictureRef = pictureRef.extend({ isLocation: z.boolean().optional() });

export const newPictures = z.object({
  pictures: z.array(pictureRef, 'Send the images as files, or list uploads in pictures'),
});
