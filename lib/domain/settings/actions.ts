'use server';

import type { PurposeName } from '@/lib/content/purposes';
import { runAdminAction, runEditorAction } from '@/lib/server/http/action';
import type { Result } from '@/lib/shared/result';
import type { Setting } from './dto';
import { requireSettingPart, saveSetting } from './mutations';
import { decideOffer } from './offer-mutations';
import { acceptPurpose } from './purpose-mutations';
import type { SettingInput, SettingPart } from './schema';

export async function saveSettingAction<P extends SettingPart>(
  part: P,
  value: SettingInput<P>,
  version?: number,
): Promise<Result<Setting<P>>> {
  return runEditorAction((editor) => saveSetting(editor, requireSettingPart(part) as P, { value, version }));
}

export async function decideOfferAction(
  part: string,
  input: { isTaken: boolean; version: number },
): Promise<Result<null>> {
  return runEditorAction((editor) => decideOffer(editor, part, input));
}

export async function acceptPurposeAction(purpose: PurposeName, isNamed: boolean): Promise<Result<null>> {
  return runAdminAction((admin) => acceptPurpose(admin, { purpose, isNamed }));
}
