import { staleForm } from './stale-form';

const { title, reload } = staleForm;
const hint =
  'Reload this page. Unsaved changes are restored when you open the form again, except passwords, keys and files.';

export const staleTab = {
  title,
  hint,
  message: `${title}. ${hint}`,
  reload,
  scriptMissing: 'A part of this page could not be loaded. Please check your connection and try again.',
} as const;
