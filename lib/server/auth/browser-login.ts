import 'server-only';
import { introduceDevice, keepDevice } from './known-device';
import { type Credentials, checkPassword, finishLogIn, type LoggedIn } from './login';
import { keepSecondStep } from './second-factor/second-step';

/** Null when a code must follow. @throws AppError as checkPassword does. */
export async function startBrowserLogin(
  credentials: Credentials,
  requestHeaders: Headers,
): Promise<LoggedIn | null> {
  const checked = await checkPassword(credentials, requestHeaders);
  const { user, attempt, needsCode } = checked;
  if (needsCode) {
    const newDevice = attempt.device === null ? introduceDevice(requestHeaders, user.email) : null;
    await keepSecondStep({ userId: user.id, device: attempt.device, newDevice });
    return null;
  }
  const loggedIn = await finishLogIn(checked, requestHeaders);
  if (loggedIn.newDevice) await keepDevice(loggedIn.newDevice);
  return loggedIn;
}
