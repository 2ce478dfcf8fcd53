/** Whether less motion is asked for; on the server nobody asks. */
export const isStill = (): boolean =>
  typeof matchMedia === 'function' && matchMedia('(prefers-reduced-motion: reduce)').matches;
