const title = 'The site was updated';
// Small dialogs keep nothing.
const hint = 'Reload this page. Changes that this device keeps come back.';

/** What a tab of the office says that is older than the deployed build, and what it says of a script that did not load. */
export const staleTab = {
  title,
  hint,
  message: `${title}. ${hint}`,
  reload: 'Reload',
  scriptMissing: 'A part of this page could not be loaded. Please check your connection and try again.',
} as const;
