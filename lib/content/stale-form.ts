const title = 'The site was updated';

/** Restores nothing: a password is never stored. */
export const staleForm = {
  title,
  message: `${title}. Reload this page and try again.`,
  reload: 'Reload',
} as const;
