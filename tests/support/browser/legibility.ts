import { expect, type Page } from 'playwright/test';

/** Of the page as it stands: words that are broken or cut, choices longer than their box, controls outside the window. */
function listIllegible(): string[] {
  const slackPx = 1;
  const faults = new Set<string>();
  const widthPx = document.documentElement.clientWidth;
  const isShown = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  const isBeyond = ({ left, right }: DOMRect, from: number, to: number) =>
    left < from - slackPx || right > to + slackPx;

  /** What cuts an element's text off at the sides; nothing where it is there to be heard alone. */
  function listClips(element: Element): DOMRect[] | null {
    const clips: DOMRect[] = [];
    for (let at: Element | null = element; at && at !== document.body; at = at.parentElement) {
      if (!/hidden|clip/.test(getComputedStyle(at).overflowX)) continue;
      const box = at.getBoundingClientRect();
      if (box.width <= slackPx) return null;
      clips.push(box);
    }
    return clips;
  }

  const range = document.createRange();
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode() as Text | null; text; text = texts.nextNode() as Text | null) {
    const parent = text.parentElement;
    if (!parent || parent.closest('select, textarea, svg') || !isShown(parent)) continue;
    const clips = listClips(parent);
    if (!clips) continue;
    for (const { 0: word, index } of text.data.matchAll(/[^\s/–-]+/g)) {
      range.setStart(text, index);
      range.setEnd(text, index + word.length);
      const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
      // An address may go on in the next line, and the 21 characters of a company's number.
      if (lines.size > 1 && !/[@.]|^[LU]\d{5}[A-Z]{2}\d{4}/.test(word))
        faults.add(`broken: ${word} of ${text.data.trim()}`);
      const box = range.getBoundingClientRect();
      if (isBeyond(box, 0, widthPx) || clips.some(({ left, right }) => isBeyond(box, left, right)))
        faults.add(`cut: ${word} of ${text.data.trim()}`);
    }
  }

  const pen = document.createElement('canvas').getContext('2d');
  for (const control of document.querySelectorAll<HTMLSelectElement | HTMLInputElement>('select, input')) {
    if (!pen || !isShown(control)) continue;
    const { font, paddingLeft, paddingRight } = getComputedStyle(control);
    const shown =
      control instanceof HTMLSelectElement
        ? control.selectedOptions[0]?.text
        : control.value === '' && control.placeholder;
    pen.font = font;
    const room = control.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
    if (shown && pen.measureText(shown).width > room + slackPx) faults.add(`longer than its box: ${shown}`);
  }

  for (const control of document.querySelectorAll('a, button, input, select, textarea')) {
    const box = control.getBoundingClientRect();
    if (box.width > slackPx && isShown(control) && isBeyond(box, 0, widthPx))
      faults.add(`outside the window: ${control.getAttribute('aria-label') ?? control.textContent}`);
  }
  return [...faults];
}

const narrowest = { width: 320, height: 740, letterPx: 16 };
const largeLetters = [
  { width: 390, height: 844, letterPx: 32 },
  { width: 1280, height: 800, letterPx: 32 },
];

/** On the narrowest window, and where the visitor has set the letters twice as large: whole words, nothing cut, all controls within the window. */
export async function expectLegible(page: Page): Promise<void> {
  const before = page.viewportSize() ?? { width: 1280, height: 800 };
  const browser = await page.context().newCDPSession(page);
  const setLetters = (standard: number) => browser.send('Page.setFontSizes', { fontSizes: { standard } });
  for (const { letterPx, ...size } of [narrowest, ...largeLetters]) {
    await page.setViewportSize(size);
    await setLetters(letterPx);
    await expect
      .poll(() => page.evaluate(() => getComputedStyle(document.documentElement).fontSize))
      .toBe(`${letterPx}px`);
    expect(await page.evaluate(listIllegible), `${size.width} px, letters of ${letterPx} px`).toEqual([]);
  }
  await setLetters(16);
  await page.setViewportSize(before);
}
