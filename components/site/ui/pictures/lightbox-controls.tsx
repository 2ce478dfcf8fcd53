import type { ReactNode, Ref } from 'react';
import { ArrowLeft, ArrowRight, CloseIcon } from '@/components/site/ui/icons';
import { controlLabels, positionLabel } from '@/lib/content/control-labels';

type LightboxControlsProps = {
  index: number;
  count: number;
  caption: string;
  isEnlarged: boolean;
  onStep: (by: 1 | -1) => void;
  onEnlarge: () => void;
  onClose: () => void;
  closeButton: Ref<HTMLButtonElement>;
  children: ReactNode;
};

const button = 'grid size-11 place-items-center hover:text-terra-light';

export function LightboxControls({
  index,
  count,
  caption,
  isEnlarged,
  onStep,
  onEnlarge,
  onClose,
  closeButton,
  children,
}: LightboxControlsProps) {
  return (
    <div className="grid h-full grid-cols-[1fr_1fr] grid-rows-[auto_1fr_auto_auto] px-4 pt-3 pb-7 tablet:grid-cols-[84px_1fr_84px] tablet:grid-rows-[64px_1fr_auto] tablet:px-5 tablet:pt-0 tablet:pb-6">
      <p aria-live="polite" className="self-center text-body tablet:col-span-2 tablet:pl-3">
        {positionLabel(index, count)}
      </p>
      <div className="flex items-center justify-end tablet:mr-3">
        <button
          type="button"
          onClick={onEnlarge}
          aria-label={isEnlarged ? controlLabels.fit : controlLabels.fill}
          className={button}
        >
          <svg
            viewBox="0 0 20 20"
            width="20"
            height="20"
            aria-hidden="true"
            fill="none"
            stroke="currentColor"
          >
            <path strokeWidth="1.5" d={isEnlarged ? 'M3 10h14' : 'M3 10h14M10 3v14'} />
          </svg>
        </button>
        <button
          ref={closeButton}
          type="button"
          onClick={onClose}
          aria-label={controlLabels.close}
          className={button}
        >
          <CloseIcon />
        </button>
      </div>
      <div className="relative col-span-2 min-h-0 tablet:col-span-1 tablet:col-start-2 tablet:row-start-2">
        {children}
      </div>
      {count > 1 && (
        <>
          <button
            type="button"
            onClick={() => onStep(-1)}
            aria-label={controlLabels.previous}
            className={`${button} mr-3 justify-self-end tablet:col-start-1 tablet:row-start-2 tablet:mr-0 tablet:self-center tablet:justify-self-center`}
          >
            <ArrowLeft />
          </button>
          <button
            type="button"
            onClick={() => onStep(1)}
            aria-label={controlLabels.next}
            className={`${button} ml-3 tablet:col-start-3 tablet:row-start-2 tablet:ml-0 tablet:self-center tablet:justify-self-center`}
          >
            <ArrowRight />
          </button>
        </>
      )}
      {caption && (
        <p className="col-span-2 pt-4 text-center text-small text-on-ink wrap-anywhere tablet:col-span-3 tablet:row-start-3">
          {caption}
        </p>
      )}
    </div>
  );
}
