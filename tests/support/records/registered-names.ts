import type { Page } from 'playwright/test';

/** A project, and each text that must stand wherever it is named. */
export type RegisteredName = { name: string; texts: string[] };

type Asked = { projects: RegisteredName[]; all: string[] };

/**
 * RERA, section 11(2), and the notice of Karnataka's Authority of 2019: beside each name that a page shows stands each of its
 * texts, at least half as large as the name, and at least as large as the page's telephone number, addresses and e-mail. Beside:
 * the smallest element that holds both names no other project. Answers how many names were found, and a sentence for each fault.
 */
export const measureNames = (page: Page, asked: Asked): Promise<{ found: number; faults: string[] }> =>
  page.evaluate(({ projects, all }) => {
    const sizeOf = (element: Element) => Number.parseFloat(getComputedStyle(element).fontSize);
    const textOf = (element: Element) => (element.textContent ?? '').replace(/\s+/g, ' ');
    const isShown = (element: Element) =>
      element.checkVisibility() && element.getBoundingClientRect().width > 1;
    const contacts = [...document.querySelectorAll('address, a[href^="tel:"], a[href^="mailto:"]')]
      .flatMap((element) => [element, ...element.querySelectorAll('*')])
      .filter((element) => isShown(element) && element.childElementCount === 0)
      .filter((element) => element.closest('address') || /\d.*\d{4}|@/.test(textOf(element)));
    const contactSize = Math.max(0, ...contacts.map(sizeOf));
    const faults: string[] = [];
    let found = 0;
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const named = walker.currentNode.parentElement;
      if (!named || named.closest('script, style, noscript') || !isShown(named)) continue;
      for (const { name, texts } of projects) {
        if (!(walker.currentNode.nodeValue ?? '').includes(name)) continue;
        found += 1;
        let place: Element | null = named;
        while (place && !texts.every((text) => textOf(place as Element).includes(text)))
          place = place.parentElement;
        const others = place ? all.filter((other) => other !== name && textOf(place).includes(other)) : [];
        if (!place || others.length > 0) {
          faults.push(`${name} stands without its registration: ${named.outerHTML.slice(0, 200)}`);
          continue;
        }
        for (const text of texts) {
          const holders = [place, ...place.querySelectorAll('*')].filter((element) =>
            textOf(element).includes(text),
          );
          const shown = holders.filter(
            (element) =>
              isShown(element) && !holders.some((other) => other !== element && element.contains(other)),
          );
          const size = Math.max(0, ...shown.map(sizeOf));
          if (size < sizeOf(named) / 2)
            faults.push(`${text}: ${size} px beside ${name}: ${sizeOf(named)} px, in ${named.className}`);
          if (size < contactSize)
            faults.push(`${text}: ${size} px, the contact of the page ${contactSize} px, beside ${name}`);
        }
      }
    }
    return { found, faults: [...new Set(faults)] };
  }, asked);
