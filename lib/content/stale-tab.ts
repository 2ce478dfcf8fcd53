const title = 'The site was updated';
// Small dialogs keep nothing.
const hint = 'Reload this page. Changes that this device keeps come back.';

/** What a tab says that is older than the deployed build. */
export const staleTab = { message: `${title}. Reload this page.`, reload: 'Reload' } as const;

/** The same in the office, and what it says of a script that did not load. */
export const staleOffice = {
  title,
  hint,
  message: `${title}. ${hint}`,
  scriptMissing: 'A part of this page could not be loaded. Please check your connection and try again.',
} as const;
