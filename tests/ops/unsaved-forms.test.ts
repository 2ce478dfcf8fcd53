import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const root = 'components/admin';

const secret = 'a password, a code or a key is never kept on a device';
const choice = 'one choice or one day, which is saved when it is made';
const savedWhenLeft = 'one field, which is saved when it is left';
const file = 'a file, which is chosen again';

/** Files that call a server action with values of their own and keep none of them on the device, with the reason. */
const withoutRestore: Record<string, string> = {
  'auth/code-form.tsx': secret,
  'auth/forgot-form.tsx': 'before the log-in, where the next person at the device could read it',
  'auth/invitation-form.tsx': secret,
  'auth/login-form.tsx': secret,
  'auth/reset-form.tsx': secret,
  'auth/setup-form.tsx': secret,
  'drafts/draft-schedule.tsx': choice,
  'enquiries/board/move-menu.tsx': choice,
  'enquiries/enquiry/outcome-choice.tsx': savedWhenLeft,
  'enquiries/report/spend-field.tsx': savedWhenLeft,
  'enquiries/assignment/new-rotation.tsx': choice,
  'hero/admin-hero-card.tsx': savedWhenLeft,
  'import/import-dialog.tsx': file,
  'mail/key-step.tsx': secret,
  'projects/list/bulk-projects.tsx': choice,
  'projects/document-field.tsx': 'part of the form of the project, which keeps it',
  'projects/website-actions.tsx': choice,
  'search/search-dialog.tsx': 'a search saves nothing',
  'session/own-password-dialog.tsx': secret,
  'sources/secret-field.tsx': secret,
  'sources/settings-card.tsx': savedWhenLeft,
  'units/holder-field.tsx': choice,
  'units/import-units.tsx': file,
  'users/password-dialog.tsx': secret,
  'users/second-factor-set-up.tsx': secret,
  'users/user-row.tsx': choice,
  'visits/add-visit.tsx': choice,
  'webhooks/webhook-list.tsx': secret,
};

const callsAction =
  /\b(?:askServer|useActionForm|useSavedDialog|useActionState|useEnquiryChange|useSavedField|saveChange)\(|\/actions'/;
const isForm =
  /\b(?:useActionForm|useSavedDialog)\(|<(?:TextField|TextArea|PasswordInput|SelectField|MomentField|Field|textarea|input|select)\b/;
const restores = /\b(?:useUnsavedValues|keepUnsavedWork|useUnsavedChoice|useRecordForm)[<(]/;

const listForms = (): { name: string; text: string }[] =>
  fs
    .readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.tsx') && !name.includes('.test.'))
    .map((name) => ({ name, text: fs.readFileSync(path.join(root, name), 'utf8') }))
    .filter(({ text }) => callsAction.test(text) && isForm.test(text));

test('every form of the back office that calls a server action restores what was typed after a reload, or says why not', () => {
  const forms = listForms();
  expect(forms.filter(({ text }) => restores.test(text)).length).toBeGreaterThan(10);
  const without = forms.filter(({ text }) => !restores.test(text)).map(({ name }) => name);
  expect(without.toSorted()).toEqual(Object.keys(withoutRestore).toSorted());
});
