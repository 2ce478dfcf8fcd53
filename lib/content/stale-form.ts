const title = 'The site was updated';

/** The message of a form around the log-in that is older than the deployed build. It restores nothing: a password is never stored. */
export const staleForm = {
  title,
  message: `${title}. Reload this page and try again.`,
  reload: 'Reload',
} as const;
