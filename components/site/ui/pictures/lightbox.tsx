'use client';

import useEmblaCarousel from 'embla-carousel-react';
import {
  type CSSProperties,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { isStill } from '@/components/shared/is-still';
import { controlLabels } from '@/lib/content/control-labels';
import { LightboxControls } from './lightbox-controls';
import { LightboxSlide } from './lightbox-slide';

type LightboxProps = {
  links: HTMLAnchorElement[];
  start: number;
  onClose: () => void;
};

/** An enlarged picture scrolls; the carousel must not drag. */
const watchDrag = (_: unknown, { target }: Event) =>
  !(target instanceof Element && target.closest('[data-enlarged]'));

const isBeside = (target: EventTarget) =>
  target instanceof Element && !target.closest('button, img, [data-enlarged]');

type Step = 1 | -1;

/** Inline: a late stylesheet would restyle the whole page at the moment of opening. */
const cover: CSSProperties = {
  position: 'fixed',
  inset: 0,
  width: '100vw',
  maxWidth: 'none',
  height: '100dvh',
  maxHeight: 'none',
  color: 'var(--color-white)',
  background: 'rgb(5 9 12)',
};

const movePx = 80;
const moves: Record<string, [right: Step | 0, down: Step | 0] | undefined> = {
  ArrowRight: [1, 0],
  ArrowLeft: [-1, 0],
  ArrowDown: [0, 1],
  ArrowUp: [0, -1],
};

export function Lightbox({ links, start, onClose }: LightboxProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const closeButton = useRef<HTMLButtonElement>(null);
  const isPressedBeside = useRef(true);
  const [index, setIndex] = useState(start);
  const [isEnlarged, setIsEnlarged] = useState(false);
  const [viewport, embla] = useEmblaCarousel({ loop: true, startIndex: start, watchDrag });

  useLayoutEffect(() => {
    dialog.current?.showModal();
    closeButton.current?.focus();
  }, []);

  useEffect(() => {
    if (!embla) return;
    const select = () => {
      setIndex(embla.selectedScrollSnap());
      setIsEnlarged(false);
    };
    embla.on('select', select);
    return () => {
      embla.off('select', select);
    };
  }, [embla]);

  useEffect(() => {
    const overlay = dialog.current;
    const zoom = (event: WheelEvent) => {
      const { deltaY, ctrlKey, target } = event;
      const isMoved = target instanceof Element && target.closest('[data-enlarged]') !== null;
      // A trackpad pinch arrives as a wheel event with Ctrl, and would zoom the page.
      if (ctrlKey) event.preventDefault();
      if (deltaY < 0 && !isMoved) setIsEnlarged(true);
      if (deltaY > 0 && ctrlKey) setIsEnlarged(false);
    };
    overlay?.addEventListener('wheel', zoom, { passive: false });
    return () => overlay?.removeEventListener('wheel', zoom);
  }, []);

  const step = (by: Step) => (by > 0 ? embla?.scrollNext(isStill()) : embla?.scrollPrev(isStill()));
  const onKeyDown = (event: KeyboardEvent) => {
    const { key } = event;
    if (key === '+' || key === '=') setIsEnlarged(true);
    if (key === '-') setIsEnlarged(false);
    const move = moves[key];
    if (!move) return;
    event.preventDefault();
    const [right, down] = move;
    if (isEnlarged) dialog.current?.querySelector('[data-enlarged]')?.scrollBy(right * movePx, down * movePx);
    else if (right !== 0) step(right);
  };
  const onPointerDown = ({ target }: PointerEvent) => {
    isPressedBeside.current = isBeside(target);
  };
  const onClick = ({ target }: MouseEvent) => {
    // A drag that ends outside the picture is not a click.
    if (isPressedBeside.current && isBeside(target)) dialog.current?.close();
  };
  const shown = links[index];
  const caption = shown?.dataset.caption ?? shown?.querySelector('img')?.alt ?? '';

  return (
    <dialog
      ref={dialog}
      aria-label={caption || controlLabels.enlarge}
      className="on-ink"
      style={cover}
      onKeyDown={onKeyDown}
      onPointerDown={onPointerDown}
      onClick={onClick}
      onClose={onClose}
    >
      <LightboxControls
        index={index}
        count={links.length}
        caption={caption}
        isEnlarged={isEnlarged}
        onStep={step}
        onEnlarge={() => setIsEnlarged(!isEnlarged)}
        onClose={() => dialog.current?.close()}
        closeButton={closeButton}
      >
        <div ref={viewport} className="absolute inset-0 overflow-hidden">
          <div className="flex h-full" style={{ touchAction: 'pan-y pinch-zoom' }}>
            {links.map((link, at) => (
              <LightboxSlide
                key={link.href}
                link={link}
                isCurrent={at === index}
                isNear={[0, 1, links.length - 1].includes(Math.abs(at - index))}
                isEnlarged={isEnlarged && at === index}
                onEnlarge={() => setIsEnlarged(!isEnlarged)}
              />
            ))}
          </div>
        </div>
      </LightboxControls>
    </dialog>
  );
}
