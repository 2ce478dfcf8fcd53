import { useLayoutEffect, useRef } from 'react';

const picture = ':is(.picture-ground, .carousel-slides)';
const mark = 'data-grows';

const pictureOfPage = () => document.querySelector(`main article ${picture}`);

const pictureOfCard = (link: Element | undefined) =>
  link?.closest('li, [aria-roledescription=carousel]')?.querySelector(picture);

const findShownLink = (address: string) =>
  [...document.querySelectorAll(`main a[href="${address}"]`)].find((link) =>
    link.checkVisibility({ visibilityProperty: true }),
  );

/** At most one picture takes part in a transition, and only one in view. */
function markAlone(element: Element | null | undefined): void {
  document.querySelector(`[${mark}]`)?.removeAttribute(mark);
  const box = element?.getBoundingClientRect();
  if (box && box.bottom > 0 && box.top < innerHeight) element?.setAttribute(mark, '');
}

/** `app/styles/motion.css` animates the marked pictures. */
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
    // Before the router's listener, which may start at once.
    document.addEventListener('click', onClick, true);
    return () => document.removeEventListener('click', onClick, true);
  }, []);

  // Runs while the transition waits for the new page: the mark sets the target.
  useLayoutEffect(() => {
    if (left.current === path) return;
    markAlone(pressed.current === path ? pictureOfPage() : pictureOfCard(findShownLink(left.current)));
    left.current = path;
  }, [path]);
}
