import type { ReactNode } from 'react';
import { controlLabels, positionLabel } from '@/lib/content/control-labels';
import { ArrowLeft, ArrowRight, CloseIcon } from './icons';

type LightboxProps = {
  picture: ReactNode;
  caption: string;
  index: number;
  count: number;
  onStep: (by: 1 | -1) => void;
  onClose: () => void;
};

const button = 'grid size-11 place-items-center transition-colors duration-[160ms] hover:text-terra-light';

export function Lightbox({ picture, caption, index, count, onStep, onClose }: LightboxProps) {
  return (
    <div className="grid h-full grid-cols-[1fr_1fr] grid-rows-[auto_1fr_auto_auto] px-4 pt-3 pb-7 tablet:grid-cols-[84px_1fr_84px] tablet:grid-rows-[64px_1fr_auto] tablet:px-5 tablet:pt-0 tablet:pb-6">
      <p aria-live="polite" className="self-center text-body tablet:col-span-2 tablet:pl-3">
        {positionLabel(index, count)}
      </p>
      <button
        type="button"
        // biome-ignore lint/a11y/noAutofocus: the first focus of the dialog.
        autoFocus
        onClick={onClose}
        aria-label={controlLabels.close}
        className={`${button} self-center justify-self-end tablet:mr-3`}
      >
        <CloseIcon />
      </button>
      <div className="relative col-span-2 min-h-0 tablet:col-span-1 tablet:col-start-2 tablet:row-start-2">
        {picture}
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
