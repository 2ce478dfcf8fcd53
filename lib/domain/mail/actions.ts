'use server';

import { runAdminAction } from '@/lib/server/http/action';
import type { Result } from '@/lib/shared/result';
import { removeMailPart, saveMailKey, saveMailSender } from './mutations';
import type { MailSenderInput, TypedMailPart } from './schema';
import { sendTestMail } from './test-mail';

export async function saveMailKeyAction(key: string): Promise<Result<null>> {
  return runAdminAction((admin) => saveMailKey(admin, { key }));
}

export async function saveMailSenderAction(sender: MailSenderInput): Promise<Result<null>> {
  return runAdminAction((admin) => saveMailSender(admin, sender));
}

export async function removeMailPartAction(part: TypedMailPart): Promise<Result<null>> {
  return runAdminAction((admin) => removeMailPart(admin, part));
}

export async function sendTestMailAction(): Promise<Result<null>> {
  return runAdminAction(sendTestMail);
}
