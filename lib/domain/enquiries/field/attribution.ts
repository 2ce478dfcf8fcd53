import { z } from 'zod';

const maxLength = 300;

/** A text as Postgres can keep it, shortened: without NUL, and without half a character at a cut. */
export const toShortText = (text: string): string =>
  text.replaceAll('\u0000', '').slice(0, maxLength).toWellFormed();

const short = z.string().transform(toShortText);

/** What led somebody to the site: kept by their own browser through the visit, and sent with the form. */
export const attribution = z
  .strictObject({
    at: short,
    landingPage: short,
    referrer: short,
    utm_source: short,
    utm_medium: short,
    utm_campaign: short,
    utm_term: short,
    utm_content: short,
    gclid: short,
    fbclid: short,
  })
  .partial();

export type Attribution = z.output<typeof attribution>;

function parseAttribution(text: string): Attribution | undefined {
  try {
    return attribution.strip().parse(JSON.parse(text));
  } catch {
    return undefined;
  }
}

/** A touch as a form sends it, in JSON. What is not one is left out: it must never cost an enquiry. */
export const attributionInput = z
  .union([z.string(), attribution])
  .optional()
  .transform((sent) => (typeof sent === 'string' ? parseAttribution(sent) : sent));

// The texts of a touch are read in the order in which they are kept.
const touch = z.record(z.string(), z.string()).nullable().catch(null);
const column = z
  .object({ page: z.string().catch(''), first: touch, last: touch })
  .catch({ page: '', first: null, last: null });

export type AttributionFields = {
  page?: string | undefined;
  firstTouch?: Attribution | null | undefined;
  lastTouch?: Attribution | null | undefined;
};

/** The fields of the column `attribution`. Another release may have written otherwise. */
export function readAttribution(stored: unknown): {
  page: string;
  firstTouch: Attribution | null;
  lastTouch: Attribution | null;
} {
  const { page, first, last } = column.parse(stored);
  return { page, firstTouch: first, lastTouch: last };
}

/** The same fields as that column, beside whatever else is given. */
export function toAttributionColumn<F extends AttributionFields>({
  page,
  firstTouch,
  lastTouch,
  ...others
}: F) {
  return {
    ...others,
    attribution: {
      ...(page && { page }),
      ...(firstTouch && { first: firstTouch }),
      ...(lastTouch && { last: lastTouch }),
    },
  };
}
