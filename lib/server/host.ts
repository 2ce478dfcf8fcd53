/** A process sleeps after its response: no timers and no disk. */
export const isServerless = (): boolean => Boolean(process.env.VERCEL);

/** A preview must neither send mail nor delete anything. */
export const isPreview = (): boolean =>
  Boolean(process.env.VERCEL_ENV) && process.env.VERCEL_ENV !== 'production';
