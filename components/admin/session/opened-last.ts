/** In sessionStorage: it ends with the tab and the session. */
export type OpenedLast = { name: string; href: string };

const key = 'opened-last';
const most = 6;

export function listOpenedLast(): OpenedLast[] {
  try {
    // Only `rememberOpened` writes here.
    return JSON.parse(sessionStorage.getItem(key) ?? '[]') as OpenedLast[];
  } catch {
    return [];
  }
}

export function rememberOpened(opened: OpenedLast): void {
  const others = listOpenedLast().filter(({ href }) => href !== opened.href);
  try {
    sessionStorage.setItem(key, JSON.stringify([opened, ...others].slice(0, most)));
  } catch {
    // Full storage: only the suggestions of the search are lost.
  }
}

export const forgetOpened = (): void => sessionStorage.removeItem(key);
