type ProgressBarProps = { label: string; percent: number; className: string };

export function ProgressBar({ label, percent, className }: ProgressBarProps) {
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuenow={percent}
      aria-valuemin={0}
      aria-valuemax={100}
      className={`bg-sand-2 ${className}`}
    >
      <div className="h-full bg-ink" style={{ width: `${percent}%` }} />
    </div>
  );
}
