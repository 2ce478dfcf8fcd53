/** Next's own limit for the body of an action. Pictures are uploaded another way. */
export const actionLimit = {
  maxBytes: 1024 * 1024,
  text: 'This is more than the site accepts at once (1 MB). Send it in parts.',
} as const;
