const title = 'The site was updated';
const officeHint = 'Reload this page. What you typed comes back.';

/** What a tab says that is older than the deployed build, and what it says of a script that did not load. */
export const staleTabTexts = {
  title,
  officeHint,
  office: `${title}. ${officeHint}`,
  site: `${title}. Reload this page.`,
  reload: 'Reload',
  scriptMissing: 'A part of this page could not be loaded. Please check your connection and try again.',
} as const;
