'use client';

import type { PointerEvent } from 'react';
import type { FocalPoint, Picture } from '@/lib/shared/pictures/picture';
import { parsePictureSrc } from '@/lib/shared/pictures/picture-src';

const previews = [
  { name: 'On phones', className: 'aspect-[6/7] h-20' },
  { name: 'In wide boxes', className: 'aspect-[21/9] h-20' },
] as const;

const toPercent = (at: number) => Math.round(at * 100);
const toFraction = (at: number) => Math.round(Math.min(1, Math.max(0, at)) * 100) / 100;

function toFile(src: string): string {
  const parsed = parsePictureSrc(src);
  if (!parsed) return src;
  const wide = parsed.widths.find((widthPx) => widthPx >= 640);
  return wide ? parsed.url.replace('master', String(wide)) : parsed.url;
}

type SliderProps = { label: string; value: number; onChange: (value: number) => void; onDone: () => void };

function Slider({ label, value, onChange, onDone }: SliderProps) {
  return (
    <label className="flex items-center gap-3 text-[14px] text-stone admin:text-[12.5px]">
      <span className="w-24 shrink-0">{label}</span>
      <input
        type="range"
        min={0}
        max={100}
        value={toPercent(value)}
        aria-valuetext={`${toPercent(value)} %`}
        onChange={(event) => onChange(Number(event.target.value) / 100)}
        onPointerUp={onDone}
        onKeyUp={onDone}
        onBlur={onDone}
        className="h-11 min-w-0 flex-1 accent-terra admin:h-7"
      />
      <span className="w-11 text-right">{toPercent(value)} %</span>
    </label>
  );
}

export type FocalPointPanelProps = {
  picture: Pick<Picture, 'src'>;
  focal: FocalPoint;
  onChange: (focal: FocalPoint) => void;
  onDone?: (focal: FocalPoint) => void;
};

export function FocalPointPanel({ picture, focal, onChange, onDone }: FocalPointPanelProps) {
  const file = toFile(picture.src);
  const done = () => onDone?.(focal);
  const point = ({ currentTarget, clientX, clientY }: PointerEvent<HTMLElement>) => {
    const box = currentTarget.getBoundingClientRect();
    const x = toFraction((clientX - box.left) / box.width);
    const y = toFraction((clientY - box.top) / box.height);
    onChange({ x, y });
  };
  return (
    <div className="mt-2 grid gap-3 border border-hairline bg-paper p-3">
      <p className="text-[14px] text-stone leading-[19px] admin:text-[12.5px]">
        Tap what must stay in view when the picture is cropped, or move the two sliders.
      </p>
      <div className="flex flex-wrap items-start gap-3">
        {/* The sliders replace this for the keyboard and for screen readers. */}
        <span
          aria-hidden="true"
          data-focal-picture=""
          onPointerDown={(event) => {
            event.currentTarget.setPointerCapture(event.pointerId);
            point(event);
          }}
          onPointerMove={(event) => event.buttons === 1 && point(event)}
          onPointerUp={done}
          className="relative block max-w-full cursor-crosshair touch-none select-none"
        >
          {/* biome-ignore lint/performance/noImgElement: the whole picture, in a size of its own */}
          <img src={file} alt="" draggable={false} className="block max-h-52 max-w-full" />
          <span
            className="pointer-events-none absolute h-6 w-6 -translate-x-1/2 -translate-y-1/2 rounded-full border-2 border-white bg-ink/30 shadow-[0_0_0_2px_var(--color-ink)]"
            style={{ left: `${focal.x * 100}%`, top: `${focal.y * 100}%` }}
          />
        </span>
        <div className="flex gap-3">
          {previews.map(({ name, className }) => (
            <figure key={name}>
              <span className={`block overflow-hidden bg-sand-2 ${className}`}>
                {/* biome-ignore lint/performance/noImgElement: the same file again */}
                <img
                  src={file}
                  alt=""
                  className="h-full w-full object-cover"
                  style={{ objectPosition: `${focal.x * 100}% ${focal.y * 100}%` }}
                />
              </span>
              <figcaption className="mt-1 text-[13px] text-stone admin:text-xs">{name}</figcaption>
            </figure>
          ))}
        </div>
      </div>
      <div className="min-w-0">
        <Slider
          label="From the left"
          value={focal.x}
          onChange={(x) => onChange({ ...focal, x })}
          onDone={done}
        />
        <Slider
          label="From the top"
          value={focal.y}
          onChange={(y) => onChange({ ...focal, y })}
          onDone={done}
        />
      </div>
    </div>
  );
}
