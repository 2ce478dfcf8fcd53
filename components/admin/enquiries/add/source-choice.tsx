import { FieldError } from '@/components/admin/ui/fields/field';
import { enquirySources, namedSources, portalNames } from '@/lib/content/enquiries/enquiries';
import { fieldMax } from '@/lib/content/enquiries/form-basics';
import type { EnquiryValues } from './unsaved-enquiry';

type Named = Pick<EnquiryValues, 'source' | 'sourceName'>;

type SourceChoiceProps = {
  id: string;
  values: Named;
  known: string[];
  error: string | undefined;
  onChange: (part: Partial<Named>) => void;
};

export function SourceChoice({ id, values, known, error, onChange }: SourceChoiceProps) {
  const asked = values.source && namedSources[values.source];
  const names = values.source === 'Portal' ? portalNames : known;
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
              checked={values.source === source}
              onChange={() => onChange({ source })}
              className="sr-only"
            />
            {source}
          </label>
        ))}
      </div>
      {asked && (
        <>
          <input
            aria-label={asked}
            placeholder={asked}
            list={`${id}-names`}
            maxLength={fieldMax.source}
            autoComplete="off"
            value={values.sourceName}
            onChange={(event) => onChange({ sourceName: event.target.value })}
            className="admin-field mt-2"
          />
          <datalist id={`${id}-names`}>
            {names.map((name) => (
              <option key={name} value={name} />
            ))}
          </datalist>
        </>
      )}
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </fieldset>
  );
}
