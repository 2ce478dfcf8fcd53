import { Check, Copy } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { Button } from '@/components/admin/ui/button';

type CopyFieldProps = {
  field: { label: string; value: string; hint?: ReactNode };
  isCopied: boolean;
  onCopy: (value: string) => void;
};

export function CopyField({ field: { label, value, hint }, isCopied, onCopy }: CopyFieldProps) {
  const id = useId();
  const Icon = isCopied ? Check : Copy;
  const copy = () => {
    const input = document.getElementById(id);
    if (input instanceof HTMLInputElement) input.select();
    navigator.clipboard?.writeText(value).then(
      () => onCopy(value),
      // Without permission the text is selected.
      () => {},
    );
  };
  return (
    <div>
      <label htmlFor={id} className="mb-1.5 inline-block font-[550] admin:text-[13px] leading-[18px]">
        {label}
      </label>
      <div className="flex gap-2">
        <input
          id={id}
          readOnly
          value={value}
          spellCheck={false}
          aria-describedby={hint ? `${id}-hint` : undefined}
          onFocus={(event) => event.target.select()}
          className="admin-field min-w-0 flex-1 text-ellipsis font-mono text-[13px]"
        />
        <Button className="h-12! w-[104px] admin:h-9!" onClick={copy}>
          <Icon size={15} strokeWidth={1.6} aria-hidden="true" />
          {isCopied ? 'Copied' : 'Copy'}
          <span className="sr-only"> {label}</span>
        </Button>
      </div>
      {hint && (
        <p id={`${id}-hint`} className="mt-1 text-stone admin:text-[12.5px] admin:leading-4">
          {hint}
        </p>
      )}
    </div>
  );
}
