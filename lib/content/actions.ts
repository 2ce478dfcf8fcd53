/** What one save of the back office may send; pictures go another way. Next's own bound of the body of an action. */
export const actionLimit = {
  maxBytes: 1024 * 1024,
  text: 'This is more than the site takes at once (1 MB). Send it in parts.',
} as const;
