const title = 'The site was updated';
// Small dialogs restore nothing.
const hint = 'Reload this page. Unsaved changes to records and notes are restored.';
// A password is never stored.
const formHint = 'Reload this page and try again.';

/** The message of an office tab that is older than the deployed build, and of a script that did not load. */
export const staleTab = {
  title,
  hint,
  message: `${title}. ${hint}`,
  /** The same at the log-in and on the pages around it, which restore nothing. */
  formHint,
  formMessage: `${title}. ${formHint}`,
  reload: 'Reload',
  scriptMissing: 'A part of this page could not be loaded. Please check your connection and try again.',
} as const;
