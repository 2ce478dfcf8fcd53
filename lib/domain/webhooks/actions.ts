'use server';

import { runAdminAction } from '@/lib/server/http/action';
import type { Result } from '@/lib/shared/result';
import { createWebhook, deleteWebhook, switchWebhook, testWebhook } from './mutations';
import { readWebhookSecret } from './queries';

export async function createWebhookAction(url: string): Promise<Result<{ _id: string }>> {
  return runAdminAction((admin) => createWebhook(admin, { url }));
}

export async function readWebhookSecretAction(id: string): Promise<Result<string>> {
  return runAdminAction(async (admin) => ({ data: await readWebhookSecret(admin, id), tags: [] }));
}

export async function switchWebhookAction(id: string, isActive: boolean): Promise<Result<null>> {
  return runAdminAction((admin) => switchWebhook(admin, id, { isActive }));
}

export async function deleteWebhookAction(id: string): Promise<Result<null>> {
  return runAdminAction((admin) => deleteWebhook(admin, id));
}

export async function testWebhookAction(id: string): Promise<Result<null>> {
  return runAdminAction((admin) => testWebhook(admin, id));
}
