import { describeRhythm } from '@/lib/shared/sources/health';

const bar = { width: 4, gap: 1, height: 18 };

function Bars({ days }: { days: readonly number[] }) {
  const most = Math.max(1, ...days);
  const step = bar.width + bar.gap;
  return (
    <svg
      width={days.length * step}
      height={bar.height}
      aria-hidden="true"
      className="shrink-0 fill-[#4f7183] forced-colors:fill-[CanvasText]"
    >
      {days.map((count, index) => {
        const height = count === 0 ? 1 : Math.max(3, Math.round((count / most) * bar.height));
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a day is its place.
          <rect key={index} x={index * step} y={bar.height - height} width={bar.width} height={height} />
        );
      })}
    </svg>
  );
}

export function Rhythm({ days }: { days: readonly number[] }) {
  return (
    <span className="inline-flex items-center gap-2.5 whitespace-nowrap">
      <Bars days={days} />
      <span className={days.some((count) => count > 0) ? '' : 'max-xl:sr-only'}>{describeRhythm(days)}</span>
    </span>
  );
}
