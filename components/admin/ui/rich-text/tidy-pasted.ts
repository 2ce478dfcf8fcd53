const spaces = /[\s\u00a0]+/g;
// Word writes a second-level bullet as a Courier "o".
const bullet = /^([·•▪■●◦§–-]|o(?=\s))\s*/;
const number = /^\(?(\d{1,3}|[a-z]{1,4})[.)]\s*/i;

const textOf = (node: Element): string => (node.textContent ?? '').replace(spaces, ' ').trim();

/** In Word a separate span, in other programs the start of the text. */
function takeMarker(entry: Element): string {
  const own = entry.querySelector('[style*="mso-list:Ignore" i], [style*="mso-list: Ignore" i]');
  if (own) {
    const marker = textOf(own);
    own.remove();
    return marker;
  }
  const text = entry.ownerDocument.createTreeWalker(entry, NodeFilter.SHOW_TEXT).nextNode();
  const found = text?.nodeValue?.replace(spaces, ' ').trimStart() ?? '';
  const [marker] = bullet.exec(found) ?? number.exec(found) ?? [];
  if (!text || !marker) return '';
  text.nodeValue = found.slice(marker.length);
  return marker.trim();
}

const isEntry = (node: Element | null): node is Element =>
  node?.matches('p[class*="MsoListParagraph"], p[style*="mso-list:" i]') ?? false;

/** Word writes a list as paragraphs that begin with a sign; all depths become one list. */
function makeLists(page: Document): void {
  for (const entry of [...page.querySelectorAll('p')].filter(isEntry)) {
    const marker = takeMarker(entry);
    const name = number.test(marker) && !bullet.test(marker) ? 'ol' : 'ul';
    const before = entry.previousElementSibling;
    const isSame = before?.hasAttribute('data-made') && before.localName === name;
    const list = isSame && before ? before : page.createElement(name);
    if (!isSame) {
      list.setAttribute('data-made', '');
      entry.before(list);
    }
    const item = page.createElement('li');
    const line = page.createElement('p');
    line.append(...entry.childNodes);
    item.append(line);
    list.append(item);
    entry.remove();
  }
}

function textOfCell(cell: Element): string {
  const lines = [...cell.querySelectorAll('p, li, div')].filter((line) => !line.querySelector('p, li, div'));
  return lines.length > 0 ? lines.map(textOf).filter(Boolean).join(' ') : textOf(cell);
}

/** The editor supports no tables: a row becomes a line, "2 BHK: 1,150 sqft, 3 baths". */
function makeLines(page: Document): void {
  for (const table of [...page.querySelectorAll('table')].reverse()) {
    const lines = [...table.querySelectorAll('tr')].flatMap((row) => {
      const [first, ...others] = [...row.querySelectorAll('th, td')].map(textOfCell).filter(Boolean);
      if (!first) return [];
      const line = page.createElement('p');
      line.textContent = others.length > 0 ? `${first}: ${others.join(', ')}` : first;
      return [line];
    });
    table.replaceWith(...lines);
  }
}

/** Pure conversion: the sanitizer decides which tags stay. */
export function tidyPasted(html: string): string {
  if (!/<table|mso-list|MsoListParagraph/i.test(html)) return html;
  const page = new DOMParser().parseFromString(html, 'text/html');
  makeLists(page);
  makeLines(page);
  return page.body.innerHTML;
}
