import { mark } from '@/lib/content/logo';

export function Mark({ onInk = false, className }: { onInk?: boolean; className?: string }) {
  return (
    <svg viewBox={mark.viewBox} aria-hidden="true" className={className}>
      <path className={onInk ? 'fill-terra-light' : 'fill-terra'} d={mark.block} />
      <path
        className={onInk ? 'stroke-on-ink' : 'stroke-ink'}
        fill="none"
        strokeWidth={mark.waveWidth}
        d={mark.wave}
      />
    </svg>
  );
}
