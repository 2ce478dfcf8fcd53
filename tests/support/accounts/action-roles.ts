import fs from 'node:fs';
import { builtFunctions } from '../contract/action-call';

/** Whoever holds a link or a code, or has forgotten the password. */
const forEverybody = [
  'acceptInvitationAction',
  'enterCodeAction',
  'logInAction',
  'requestResetAction',
  'resetPasswordAction',
  'setUpAction',
];
/** Of one's own account, and the search over what the role reaches. */
export const forEveryRole = [
  'changeOwnAccountAction',
  'changePasswordAction',
  'confirmPasswordAction',
  'confirmSecondFactorAction',
  'endOtherSessionsAction',
  'endSessionAction',
  'requireRecentPasswordAction',
  'searchEverythingAction',
  'startSecondFactorAction',
  'turnOffSecondFactorAction',
];
export const forSales = [
  'addEnquiryAction',
  'addAnswerAction',
  'addNoteAction',
  'addVisitAction',
  'confirmContactAction',
  'decideMatchAction',
  'deleteNoteAction',
  'unsubscribeFromPushAction',
  'findEnquiryChoicesAction',
  'findKnownContactAction',
  'subscribeToPushAction',
  'listUnitEventsAction',
  'moveEnquiryAction',
  'readPushKeyAction',
  'revokeDocumentLinkAction',
  'sendTestPushAction',
  'sendAgainAction',
  'sendDocumentAgainAction',
  'setUnitStateAction',
  'takeVisitStepAction',
  'undoConfirmationAction',
  'undoMatchAction',
  'updateEnquiriesAction',
  'updateEnquiryAction',
  'updateNoteAction',
];
/** Its example saves the recipients, a part that is an admin's. */
const forAdmins = [
  'acceptPurposeAction',
  'addLeaveAction',
  'pollSourceNowAction',
  'changePartnerAction',
  'changeRoleAction',
  'createSourceAction',
  'createWebhookAction',
  'deleteSourceAction',
  'deleteWebhookAction',
  'dismissLaunchNoticeAction',
  'eraseContactAction',
  'eraseSubscriberAction',
  'handOverAction',
  'inviteUserAction',
  'listImportedTablesAction',
  'makeEnquiryOfPayloadAction',
  'markAsFiledAction',
  'readWebhookSecretAction',
  'removeLeaveAction',
  'removeMailPartAction',
  'removeUserAction',
  'renewInvitationAction',
  'renewSourceSecretAction',
  'resetSecondFactorAction',
  'saveListingsAction',
  'saveMailKeyAction',
  'saveMailSenderAction',
  'saveWorkingHoursAction',
  'saveSettingAction',
  'saveSpendAction',
  'saveRotationAction',
  'sendTestMailAction',
  'setPayloadAsideAction',
  'switchWebhookAction',
  'testWebhookAction',
  'undoImportAction',
  'updateSourceAction',
];

const domain = 'lib/domain';
/** Every action that the files export, by name. */
export const written = fs.readdirSync(domain).flatMap((noun) => {
  const file = `${domain}/${noun}/actions.ts`;
  const source = fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : '';
  return [...source.matchAll(/^export (?:async function|const) (\w+)/gm)].map(([, name = '']) => name);
});
export const guarded = written.filter((name) => !forEverybody.includes(name));
const others = [...forEveryRole, ...forSales, ...forAdmins];
/** All that is content: a new action belongs here, or is named above. */
export const forEditors = guarded.filter((name) => !others.includes(name));

export const idOf = (name: string): string => {
  const built = builtFunctions.find((entry) => entry.name === name);
  if (!built) throw new Error(`The build has no action ${name}.`);
  return built.id;
};

/** A screen that has the action, so that its own guard is asked and nothing before it. */
export function screenOf(name: string, projectId: string): string {
  const pages = builtFunctions.find((entry) => entry.name === name)?.pages ?? [];
  const screens = pages.filter((each) => each.startsWith('app/admin/'));
  const page = screens.find((each) => !each.includes('[')) ?? screens[0] ?? '';
  return page
    .replace(/^app/, '')
    .replace('[id]', projectId)
    .replace(/\/\([^)]*\)/g, '')
    .replace(/\/page$/, '');
}
