import { FieldError } from '@/components/admin/ui/field';
import { enquirySources } from '@/lib/content/enquiries/enquiries';
import type { EnquiryValues } from './unsaved-enquiry';

type SourceChoiceProps = {
  id: string;
  value: EnquiryValues['source'];
  error: string | undefined;
  onChange: (source: EnquiryValues['source']) => void;
};

/** How somebody came: one tap each. */
export function SourceChoice({ id, value, error, onChange }: SourceChoiceProps) {
  return (
    <fieldset aria-describedby={error ? `${id}-error` : undefined}>
      <legend className="mb-1.5 font-[550] leading-[18px] admin:text-[13px]">
        Source <span className="font-normal text-stone">required</span>
      </legend>
      <div className="flex flex-wrap gap-2">
        {enquirySources.map((source, index) => (
          <label
            key={source}
            className="flex h-11 cursor-pointer items-center rounded-[2px] border border-control bg-field px-3 text-ink-2 hover:border-ink has-checked:border-ink has-checked:bg-ink has-checked:text-white has-focus-visible:outline-2 has-focus-visible:outline-focus has-focus-visible:outline-offset-2 admin:h-9 admin:text-[13px]"
          >
            <input
              id={index === 0 ? id : undefined}
              type="radio"
              name={id}
              required
              checked={value === source}
              onChange={() => onChange(source)}
              className="sr-only"
            />
            {source}
          </label>
        ))}
      </div>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </fieldset>
  );
}
