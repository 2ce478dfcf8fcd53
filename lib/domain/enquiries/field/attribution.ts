import { z } from 'zod';

const maxLength = 300;

/** Postgres stores neither NUL nor half a surrogate pair. */
export const toShortText = (text: string): string =>
  text.replaceAll('\u0000', '').slice(0, maxLength).toWellFormed();

const short = z.string().transform(toShortText);

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

/** A broken touch is left out, because it must not cost an enquiry. */
export const attributionInput = z
  .union([z.string(), attribution])
  .optional()
  .transform((sent) => (typeof sent === 'string' ? parseAttribution(sent) : sent));

// A record preserves the order of the stored keys.
const touch = z.record(z.string(), z.string()).nullable().catch(null);
const column = z
  .object({ page: z.string().catch(''), first: touch, last: touch })
  .catch({ page: '', first: null, last: null });

export type AttributionFields = {
  page?: string | undefined;
  firstTouch?: Attribution | null | undefined;
  lastTouch?: Attribution | null | undefined;
};

/** Another release may have stored another shape. */
export function readAttribution(stored: unknown): {
  page: string;
  firstTouch: Attribution | null;
  lastTouch: Attribution | null;
} {
  const { page, first, last } = column.parse(stored);
  return { page, firstTouch: first, lastTouch: last };
}

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
