import { checkNewPassword, makePassword } from './admins';
import { askHidden } from './prompt';

export async function choosePassword(
  given: string | undefined,
): Promise<{ password: string; isMade: boolean }> {
  if (given) return { password: checkNewPassword(given), isMade: false };
  const typed = process.stdin.isTTY ? await askHidden('Password (leave empty to create one): ', '') : '';
  if (typed) return { password: checkNewPassword(typed), isMade: false };
  return { password: makePassword(), isMade: true };
}
