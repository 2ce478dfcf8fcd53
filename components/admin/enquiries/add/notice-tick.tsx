import { Checkbox } from '@/components/admin/ui/checkbox';
import { FieldError } from '@/components/admin/ui/field';
import { spokenNotice } from '@/lib/content/enquiries/enquiries';

type NoticeTickProps = {
  id: string;
  isOn: boolean;
  error: string | undefined;
  onChange: (isOn: boolean) => void;
};

export function NoticeTick({ id, isOn, error, onChange }: NoticeTickProps) {
  return (
    <div className="rounded-[2px] border border-line bg-paper px-3 py-2.5">
      <p id={`${id}-text`} className="text-ink-2 admin:text-[13px] admin:leading-5">
        “{spokenNotice.text}”
      </p>
      <label htmlFor={id} className="mt-1 flex min-h-11 cursor-pointer items-center gap-3 admin:min-h-8">
        <Checkbox
          id={id}
          isOn={isOn}
          describedBy={error ? `${id}-error ${id}-text` : `${id}-text`}
          onChange={onChange}
        />
        <span className="font-[550] admin:text-[13px]">I read this to the caller</span>
      </label>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </div>
  );
}
