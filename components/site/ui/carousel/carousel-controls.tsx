import type { ReactNode } from 'react';
import { ArrowLeft, ArrowRight, PauseIcon, PlayIcon } from '@/components/site/ui/icons';
import { controlLabels, positionLabel } from '@/lib/content/control-labels';

type CarouselControlsProps = {
  count: number;
  index: number;
  isPlaying: boolean;
  onStep: (by: 1 | -1) => void;
  onGo: (to: number) => void;
  onToggle: () => void;
  children: ReactNode;
};

const button = 'grid size-11 place-items-center hover:text-terra';

// Buttons are at least 24 px wide, 44 px for touch; else the track is only a display. 6 px are the gap, which shrinks for many slides.
const stepButton = 'absolute inset-y-0 right-1.5 left-0 @max-[30px]:hidden pointer-coarse:@max-[50px]:hidden';
const track =
  'pointer-events-none absolute top-[19px] right-1.5 left-0 h-1.5 border-b border-control @max-[14px]:right-0';

export function CarouselControls({
  count,
  index,
  isPlaying,
  onStep,
  onGo,
  onToggle,
  children,
}: CarouselControlsProps) {
  return (
    <div className="carousel-controls page-x flex flex-wrap items-center gap-x-8 tablet:min-h-[76px] tablet:flex-nowrap">
      {count > 1 && (
        <div className="needs-script order-2 flex min-w-0 flex-[1_1_100%] items-center border-t border-line pt-1 tablet:order-1 tablet:flex-[0_1_44rem] tablet:border-0 tablet:pt-0 desk:flex-[0_1_47.5rem]">
          <div className="-mr-1.5 flex min-w-0 flex-1">
            {Array.from({ length: count }, (_, at) => at).map((at) => (
              <div key={at} className="@container relative h-11 min-w-0 flex-1">
                <button
                  type="button"
                  aria-label={positionLabel(at, count)}
                  aria-current={at === index || undefined}
                  onClick={() => onGo(at)}
                  className={stepButton}
                />
                <span className={track}>
                  {at === index && (
                    <span
                      className="carousel-block"
                      data-running={isPlaying || undefined}
                      onAnimationEnd={() => onStep(1)}
                    />
                  )}
                </span>
              </div>
            ))}
          </div>
          <span className="ml-4 text-label whitespace-nowrap text-stone">{positionLabel(index, count)}</span>
          <div className="-mr-3 ml-2 flex tablet:mr-0 tablet:ml-4">
            <button
              type="button"
              onClick={onToggle}
              aria-label={isPlaying ? controlLabels.pause : controlLabels.play}
              className={button}
            >
              {isPlaying ? <PauseIcon /> : <PlayIcon />}
            </button>
            <button
              type="button"
              onClick={() => onStep(-1)}
              aria-label={controlLabels.previous}
              className={button}
            >
              <ArrowLeft />
            </button>
            <button
              type="button"
              onClick={() => onStep(1)}
              aria-label={controlLabels.next}
              className={button}
            >
              <ArrowRight />
            </button>
          </div>
        </div>
      )}
      <div className="carousel-actions order-1 grid pb-3 tablet:order-2 tablet:ml-auto tablet:justify-items-end tablet:pb-0">
        {children}
      </div>
    </div>
  );
}
