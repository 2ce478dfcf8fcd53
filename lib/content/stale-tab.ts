const title = 'The site was updated';
// Small forms keep nothing: no promise that all text stays.
const officeHint = 'Reload this page; changes kept on this device come back.';

/** What a tab says that is older than the deployed build, and what it says of a script that did not load. */
export const staleTabTexts = {
  title,
  officeHint,
  office: `${title}. ${officeHint}`,
  site: `${title}. Reload this page.`,
  reload: 'Reload',
  scriptMissing: 'A part of this page could not be loaded. Please check your connection and try again.',
} as const;
