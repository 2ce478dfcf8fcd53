'use server';

import { runAdminAction } from '@/lib/server/http/action';
import type { Result } from '@/lib/shared/result';
import type { Leave, Rotation } from './dto';
import { addLeave, removeLeave, saveRotation, saveWorkingHours } from './mutations';
import type { HoursInput, LeaveInput, RotationInput } from './schema';

export async function saveRotationAction(rotation: RotationInput): Promise<Result<Rotation[]>> {
  return runAdminAction((admin) => saveRotation(admin, rotation));
}

export async function saveWorkingHoursAction(id: string, hours: HoursInput | null): Promise<Result<null>> {
  return runAdminAction((admin) => saveWorkingHours(admin, id, hours));
}

export async function addLeaveAction(leave: LeaveInput): Promise<Result<Leave>> {
  return runAdminAction((admin) => addLeave(admin, leave));
}

export async function removeLeaveAction(id: string): Promise<Result<null>> {
  return runAdminAction((admin) => removeLeave(admin, id));
}
