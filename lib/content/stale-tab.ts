import { staleForm } from './stale-form';

const { title, reload } = staleForm;
const hint = 'Reload this page. Unsaved changes to forms and notes are restored, except passwords and keys.';

/** The message of an office tab that is older than the deployed build, and of a script that did not load. */
export const staleTab = {
  title,
  hint,
  message: `${title}. ${hint}`,
  reload,
  scriptMissing: 'A part of this page could not be loaded. Please check your connection and try again.',
} as const;
