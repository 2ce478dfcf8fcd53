import { useLayoutEffect, useRef } from 'react';

const picture = ':is(.picture-ground, .carousel-slides)';
const mark = 'data-grows';

const pictureOfPage = () => document.querySelector(`main article ${picture}`);

/** Of the card, or of the slide, that the link belongs to. */
const pictureOfCard = (link: Element | undefined) =>
  link?.closest('li, [aria-roledescription=carousel]')?.querySelector(picture);

const findShownLink = (address: string) =>
  [...document.querySelectorAll(`main a[href="${address}"]`)].find((link) =>
    link.checkVisibility({ visibilityProperty: true }),
  );

/** One picture at most takes part in a transition, and only one that is in view. */
function markAlone(element: Element | null | undefined): void {
  document.querySelector(`[${mark}]`)?.removeAttribute(mark);
  const box = element?.getBoundingClientRect();
  if (box && box.bottom > 0 && box.top < innerHeight) element?.setAttribute(mark, '');
}

/** The picture of the pressed card grows into the first picture of its page, and goes back there when a link leads back: `app/styles/motion.css` moves what is marked here. */
export function useGrowingPicture(path: string): void {
  const left = useRef(path);
  const pressed = useRef<string | null>(null);

  useLayoutEffect(() => {
    const onClick = ({ target }: MouseEvent) => {
      const link = target instanceof Element && target.closest('a');
      if (!link) return;
      const card = pictureOfCard(link);
      pressed.current = card ? link.getAttribute('href') : null;
      markAlone(card ?? pictureOfPage());
    };
    // Before the router's own, which may begin at once.
    document.addEventListener('click', onClick, true);
    return () => document.removeEventListener('click', onClick, true);
  }, []);

  // While the transition waits for the new page: what is marked now is where the picture goes.
  useLayoutEffect(() => {
    if (left.current === path) return;
    markAlone(pressed.current === path ? pictureOfPage() : pictureOfCard(findShownLink(left.current)));
    left.current = path;
  }, [path]);
}
