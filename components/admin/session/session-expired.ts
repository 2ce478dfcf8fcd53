import { forgetOpened } from './opened-last';

let isLeaving = false;

/** True while the browser goes to another page on our own account: no form asks whether to stay. */
export const isLeavingAdmin = (): boolean => isLeaving;

let isReloading = false;

/** True once a reload was asked for: forms keep their unsaved work and need not ask. */
export const isReloadingPage = (): boolean => isReloading;

/** Reloads the page. The browser asks first only while pictures are still being sent. */
export function reloadPage(): void {
  isReloading = true;
  location.reload();
}

/** Ends the session on the server, clears the cookie, and goes to the website (AUTH-5). */
export async function leaveAdmin(): Promise<void> {
  if (isLeaving) return;
  isLeaving = true;
  forgetOpened();
  try {
    const { endSession } = await import('./next-auth');
    await endSession();
  } catch {
    // Without the server there is nothing more to end; the pages ask again anyway.
  }
  location.assign('/');
}

/**
 * AUTH-6: the one answer to a 401, of an upload or of an action. What was typed must be kept before it is called; the log-in
 * says so, and leads back.
 */
export async function leaveExpiredSession(): Promise<void> {
  if (!isLeaving)
    await import('./ended-session').then(
      ({ noteEndedSession }) => noteEndedSession(),
      () => {},
    );
  return leaveAdmin();
}
