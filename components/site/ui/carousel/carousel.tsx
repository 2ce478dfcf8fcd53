'use client';

import {
  type CSSProperties,
  type KeyboardEvent,
  lazy,
  type ReactNode,
  Suspense,
  useEffect,
  useRef,
  useState,
} from 'react';
import { isStill } from '@/components/shared/is-still';
import { useWhenIdle } from '@/components/site/ui/use-when-idle';
import { positionLabel } from '@/lib/content/control-labels';
import { limits } from '@/lib/content/limits';
import { CarouselControls } from './carousel-controls';
import type { Drag } from './carousel-drag';
import { useRequestedSlides } from './use-requested-slides';
import './carousel.css';

// Loaded when idle, so that it does not delay the first picture or a tap. Without it the buttons work.
const CarouselDrag = lazy<typeof import('./carousel-drag').default>(() =>
  import('./carousel-drag').catch(() => ({ default: () => null })),
);

export type Slide = { id: string; picture: ReactNode; plate?: ReactNode; action?: ReactNode };

type CarouselProps = {
  label: string;
  slides: Slide[];
  plate?: ReactNode;
  action?: ReactNode;
};

const timing = {
  '--hold': `${limits.carouselHoldMs}ms`,
  '--fade': `${limits.carouselFadeMs}ms`,
} as CSSProperties;

/** HOME-1, PROJ-2. Without a script the pictures scroll sideways. */
export function Carousel({ label, slides, plate, action }: CarouselProps) {
  const [index, setIndex] = useState(0);
  const [isPlaying, setIsPlaying] = useState(true);
  const [isHovered, setIsHovered] = useState(false);
  const [isFocused, setIsFocused] = useState(false);
  const [isAway, setIsAway] = useState(false);
  const [drag, setDrag] = useState<Drag>('none');
  const [isReady, setIsReady] = useState(false);
  const viewport = useRef<HTMLDivElement>(null);
  const count = slides.length;
  // Before hydration no timer runs, so the first block is empty.
  const isHeld = !isReady || isHovered || isFocused || isAway || drag !== 'none';
  const asked = useRequestedSlides(index, (index + 1) % count, isPlaying && !isHeld);
  const go = (to: number) => setIndex((to + count) % count);
  const [hasDrag, askForDrag] = useWhenIdle();

  useEffect(() => {
    if (isStill()) setIsPlaying(false);
    setIsReady(true);
    const onVisibility = () => setIsAway(document.hidden);
    document.addEventListener('visibilitychange', onVisibility);
    return () => document.removeEventListener('visibilitychange', onVisibility);
  }, []);

  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key === 'ArrowRight') go(index + 1);
    if (key === 'ArrowLeft') go(index - 1);
  };
  const isCurrent = (at: number) => at === index || undefined;
  /** During a drag the neighbours load as well. */
  const isNear = (at: number) => drag === 'moved' && [1, count - 1].includes(Math.abs(at - index));

  return (
    <section
      aria-roledescription="carousel"
      aria-label={label}
      data-held={isHeld || undefined}
      style={timing}
      onPointerEnter={({ pointerType }) => {
        askForDrag();
        setIsHovered(pointerType === 'mouse');
      }}
      onPointerLeave={() => setIsHovered(false)}
      onFocus={({ target }) => setIsFocused(target.matches(':focus-visible'))}
      onBlur={() => setIsFocused(false)}
      onKeyDown={onKeyDown}
    >
      <div className="relative">
        <div
          ref={viewport}
          className="carousel-slides"
          data-dragged={drag === 'moved' || undefined}
          aria-live={isPlaying && !isHeld ? 'off' : 'polite'}
        >
          <div className="flex h-full">
            {slides.map(({ id, picture, plate: ownPlate, action: ownAction }, at) => (
              // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms.
              <div
                key={id}
                role="group"
                aria-roledescription="slide"
                aria-label={positionLabel(at, count)}
                aria-hidden={(isReady && at !== index) || undefined}
                data-current={isCurrent(at)}
                data-asked={at === index || asked.includes(at) || isNear(at) || undefined}
                className="carousel-slide relative w-full shrink-0"
                style={{ '--at': at } as CSSProperties}
              >
                {picture}
                {ownPlate && (
                  <noscript>
                    <div className="carousel-plate">
                      {ownPlate}
                      {ownAction}
                    </div>
                  </noscript>
                )}
              </div>
            ))}
          </div>
        </div>
        {hasDrag && count > 1 && (
          <Suspense fallback={null}>
            <CarouselDrag viewport={viewport} index={index} onSelect={setIndex} onDrag={setDrag} />
          </Suspense>
        )}
        <div className="carousel-plates">
          {plate && <div className="carousel-plate">{plate}</div>}
          {slides.map(
            (slide, at) =>
              slide.plate && (
                <div key={slide.id} data-part data-current={isCurrent(at)} className="carousel-plate">
                  {slide.plate}
                </div>
              ),
          )}
        </div>
      </div>
      <CarouselControls
        count={count}
        index={index}
        isPlaying={isPlaying}
        onStep={(by) => go(index + by)}
        onGo={go}
        onToggle={() => {
          setIsHovered(false);
          setIsFocused(false);
          setIsPlaying(!isPlaying);
        }}
      >
        {action}
        {slides.map(
          (slide, at) =>
            slide.action && (
              <div key={slide.id} data-part data-current={isCurrent(at)} className="col-start-1 row-start-1">
                {slide.action}
              </div>
            ),
        )}
      </CarouselControls>
    </section>
  );
}
