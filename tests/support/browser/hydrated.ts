import type { Page } from 'playwright/test';

/** Until React has taken over the page; a page without the framework's scripts has nothing to wait for. */
export async function untilHydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    if (!document.querySelector('script[src*="/_next/"]')) return true;
    type Fiber = { alternate: Fiber | null; return: Fiber | null; flags: number };
    // Of what is being placed or hydrated: until that is done, React may still put other elements in their place.
    const unfinished = 2 | 4096;
    // What is one text to React (StaticMarkup) never has anything of React's.
    let control: Element | null = null;
    for (const part of document.querySelectorAll('main button, main input:not([type=hidden]), main a')) {
      let owner = part.parentElement;
      while (owner && !Object.keys(owner).some((name) => name.startsWith('__reactProps')))
        owner = owner.parentElement;
      const key = owner && Object.keys(owner).find((name) => name.startsWith('__reactProps'));
      const props = key
        ? (owner as unknown as Record<string, { dangerouslySetInnerHTML?: object }>)[key]
        : undefined;
      if (props?.dangerouslySetInnerHTML) continue;
      control = part;
      break;
    }
    // A notice above a screen of the admin is alive before the screen is.
    const isScreen = location.pathname.startsWith('/admin');
    const heads = isScreen ? [...document.querySelectorAll('main h1')] : [];
    // What has come waits there until React shows it.
    if (isScreen && document.querySelector('div[hidden][id^="S:"]')) return false;
    if (!control) return false;
    // Without a name: what runs the commands would give it a helper of its own, which no page has.
    return [control, ...heads].every((part) => {
      const key = Object.keys(part).find((name) => name.startsWith('__reactFiber'));
      let fiber = key ? (part as unknown as Record<string, Fiber | null>)[key] : undefined;
      if (!fiber) return false;
      for (; fiber; fiber = fiber.return) if (!fiber.alternate && fiber.flags & unfinished) return false;
      return true;
    });
  });
}
