const width = 380;
const gap = 8;
/** In pixels: distance from the window's edges, and the smallest room for one line. */
const edge = { desktop: 20, phone: 16 };
const line = 72;
const closeButton = 56;

type Place = { top: number; right: number; width: number };

function placeBesideDialog(dialog: Element, window: { width: number }): Place {
  const { top, right } = dialog.getBoundingClientRect();
  const isFree = top >= line || window.width - right >= width + 2 * edge.desktop;
  if (isFree) return { top: gap, right: edge.phone, width: Math.min(width, window.width - 2 * edge.phone) };
  const head = (dialog.querySelector('header') ?? dialog).getBoundingClientRect();
  return {
    top: head.top + gap / 2,
    right: window.width - head.right + closeButton + gap,
    width: Math.min(width, head.width - closeButton - 2 * gap),
  };
}

function placeBelowHead(window: { width: number; height: number }): Place {
  const heads = [...document.querySelectorAll('[data-page-head], main search')];
  const bottoms = heads.map((head) => head.getBoundingClientRect().bottom);
  const isPhone = window.width < 768;
  const right = isPhone ? edge.phone : edge.desktop;
  return {
    top: Math.min(Math.max(isPhone ? 56 : 0, ...bottoms) + gap, window.height - line),
    right,
    width: Math.min(width, window.width - 2 * right),
  };
}

function place(): void {
  const { clientWidth, clientHeight, style } = document.documentElement;
  const dialog = [...document.querySelectorAll('[role="dialog"]')].at(-1);
  const room = { width: clientWidth, height: clientHeight };
  const chosen = dialog ? placeBesideDialog(dialog, room) : placeBelowHead(room);
  for (const [name, pixels] of Object.entries(chosen))
    style.setProperty(`--admin-toast-${name}`, `${pixels}px`);
}

const moves = ['scroll', 'resize', 'animationend'];

export function keepToastsClear(): () => void {
  place();
  // Dialogs are children of the body. Content above the list changes the height of the page.
  const dialogs = new MutationObserver(place);
  dialogs.observe(document.body, { childList: true });
  const sizes = new ResizeObserver(place);
  sizes.observe(document.body);
  for (const name of moves) window.addEventListener(name, place, { passive: true });
  return () => {
    dialogs.disconnect();
    sizes.disconnect();
    for (const name of moves) window.removeEventListener(name, place);
  };
}
