import { staleForm } from './stale-form';

const { title, reload } = staleForm;
// Small dialogs restore nothing.
const hint = 'Reload this page. Unsaved changes to records and notes are restored.';

/** The message of an office tab that is older than the deployed build, and of a script that did not load. */
export const staleTab = {
  title,
  hint,
  message: `${title}. ${hint}`,
  reload,
  scriptMissing: 'A part of this page could not be loaded. Please check your connection and try again.',
} as const;
