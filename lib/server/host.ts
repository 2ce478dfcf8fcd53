/** True where each request may meet another process, which is frozen after its answer: there are no timers and no disk of one's own. */
export const isServerless = (): boolean => Boolean(process.env.VERCEL);

/** True on a deployment of a serverless host that is not the real site: it mails nobody and clears nothing away. */
export const isPreview = (): boolean =>
  Boolean(process.env.VERCEL_ENV) && process.env.VERCEL_ENV !== 'production';
