import { forgetOpened } from './opened-last';

let isLeaving = false;

/** True during our own navigation: no form asks to stay. */
export const isLeavingAdmin = (): boolean => isLeaving;

let isReloading = false;

/** True during a reload: forms store their values and do not ask. */
export const isReloadingPage = (): boolean => isReloading;

/** The browser asks first only while uploads run. */
export function reloadPage(): void {
  isReloading = true;
  location.reload();
}

/** AUTH-5. */
export async function leaveAdmin(): Promise<void> {
  if (isLeaving) return;
  isLeaving = true;
  forgetOpened();
  try {
    const { endSession } = await import('./next-auth');
    await endSession();
  } catch {
    // Without the server nothing more can end; the pages check the session anyway.
  }
  location.assign('/');
}

/** AUTH-6: the only answer to a 401. Store the values before this call. */
export async function leaveExpiredSession(): Promise<void> {
  if (!isLeaving)
    await import('./ended-session').then(
      ({ noteEndedSession }) => noteEndedSession(),
      () => {},
    );
  return leaveAdmin();
}
