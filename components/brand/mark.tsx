export const markBlock = 'M4 3h32v20.2c-4 0-4 3-8 3s-4-3-8-3-4 3-8 3-4-3-8-3z';
export const markWave = 'M4 31.4c4 0 4 3 8 3s4-3 8-3 4 3 8 3 4-3 8-3';

export function Mark({ onInk = false, className }: { onInk?: boolean; className?: string }) {
  return (
    <svg viewBox="4 2 32 35" aria-hidden="true" className={className}>
      <path className={onInk ? 'fill-terra-light' : 'fill-terra'} d={markBlock} />
      <path className={onInk ? 'stroke-on-ink' : 'stroke-ink'} fill="none" strokeWidth="2.6" d={markWave} />
    </svg>
  );
}
