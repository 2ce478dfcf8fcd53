import { Button } from '@/components/admin/ui/button';
import { FieldError } from '@/components/admin/ui/fields/field';

type WorkFieldProps = {
  id: string;
  label: string;
  error: string | undefined;
  /** In percent; null where unknown. */
  value: number | null;
  before: number | null;
  onChange: (value: number | null) => void;
};

export function WorkField({ id, label, error, value, before, onChange }: WorkFieldProps) {
  const isLess = before !== null && value !== null && value < before;
  const noteId = `${id}-note`;
  return (
    <div>
      <div className="flex items-center justify-between gap-3">
        <label htmlFor={`${id}-bar`} className="font-[550] admin:text-[13px]">
          {label}
        </label>
        <span className="flex items-center gap-1.5 text-stone">
          <input
            id={id}
            type="number"
            inputMode="numeric"
            min={0}
            max={100}
            aria-label={`${label}, in percent`}
            aria-invalid={error !== undefined}
            aria-describedby={error || isLess ? noteId : undefined}
            value={value ?? ''}
            onChange={({ target }) => onChange(target.value === '' ? null : Number(target.value))}
            className="admin-field w-20! text-right"
          />
          %
        </span>
      </div>
      <div className="relative">
        {before !== null && (
          <span
            aria-hidden="true"
            className="pointer-events-none absolute top-1 h-2.5 w-px bg-ink"
            // A thumb of 16 px stays within its track, hence the inset of 8 px.
            style={{ left: `calc(8px + ${before / 100} * (100% - 16px))` }}
          />
        )}
        <input
          id={`${id}-bar`}
          type="range"
          min={0}
          max={100}
          value={value ?? 0}
          aria-valuetext={value === null ? 'Not given' : `${value} percent`}
          onChange={({ target }) => onChange(Number(target.value))}
          className="block h-11 w-full accent-ink"
        />
      </div>
      <div role="status">
        {isLess && !error && (
          <p
            id={noteId}
            className="flex flex-wrap items-center gap-x-3 text-[14px] text-warning admin:text-[13px]"
          >
            It was {before} %. Really less?
            <Button isSmall onClick={() => onChange(before)}>
              Back to {before} %
            </Button>
          </p>
        )}
      </div>
      {error && <FieldError id={noteId}>{error}</FieldError>}
    </div>
  );
}
