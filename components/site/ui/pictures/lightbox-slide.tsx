import { type MouseEvent, type PointerEvent, useLayoutEffect, useRef } from 'react';
import { controlLabels } from '@/lib/content/control-labels';
import { copyPicture } from './copy-picture';
import { enlargePicture, type Point } from './enlarge-picture';

const doubleMs = 400;

type LightboxSlideProps = {
  link: HTMLAnchorElement;
  isCurrent: boolean;
  isNear: boolean;
  isEnlarged: boolean;
  onEnlarge: () => void;
};

export function LightboxSlide({ link, isCurrent, isNear, isEnlarged, onEnlarge }: LightboxSlideProps) {
  const box = useRef<HTMLDivElement>(null);
  const tap = useRef<Point & { at: number }>(null);

  useLayoutEffect(() => {
    if (isNear && box.current && !box.current.firstChild) box.current.append(copyPicture(link));
  }, [isNear, link]);

  useLayoutEffect(() => {
    if (isEnlarged && box.current)
      return enlargePicture(box.current, tap.current?.at === 0 ? tap.current : null);
  }, [isEnlarged]);

  const onClick = ({ target, clientX, clientY, timeStamp }: MouseEvent) => {
    if (!(target instanceof HTMLImageElement)) return;
    const isDouble = tap.current !== null && timeStamp - tap.current.at < doubleMs;
    // Zero: the next tap must not count as a double tap.
    tap.current = { x: clientX, y: clientY, at: isDouble ? 0 : timeStamp };
    if (isDouble) onEnlarge();
  };
  const onPointerMove = ({ pointerType, buttons, movementX, movementY }: PointerEvent) => {
    if (isEnlarged && pointerType === 'mouse' && buttons === 1) box.current?.scrollBy(-movementX, -movementY);
  };

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms.
    <div
      ref={box}
      role="group"
      aria-label={isEnlarged ? controlLabels.enlarged : undefined}
      aria-hidden={!isCurrent || undefined}
      tabIndex={isEnlarged ? 0 : undefined}
      data-enlarged={isEnlarged || undefined}
      onClick={onClick}
      onPointerMove={onPointerMove}
      className="relative h-full min-w-0 flex-[0_0_100%]"
      style={{
        containerType: 'size',
        ...(isEnlarged && { overflow: 'auto', touchAction: 'pan-x pan-y pinch-zoom' }),
      }}
    />
  );
}
