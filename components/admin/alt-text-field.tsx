'use client';

import { Info } from 'lucide-react';
import { useState } from 'react';
import type { Result } from '@/lib/shared/result';
import { askServer } from './ask-server';
import { FailureLine } from './failure-line';

type AltTextFieldProps = {
  id: string;
  /** Stands inside the field. */
  label: string;
  /** Read out after the label: which picture. */
  of: string;
  placeholder: string;
  hint: string;
  alt: string;
  save: (alt: string) => Promise<Result<unknown>>;
};

/** A text that is saved when it is left, or by Enter; Escape puts the old one back. */
export function AltTextField({ id, label, of, placeholder, hint, alt, save }: AltTextFieldProps) {
  const [kept, setKept] = useState(alt);
  const [text, setText] = useState(alt);
  const [state, setState] = useState<'still' | 'saving' | 'saved'>('still');
  const [failure, setFailure] = useState<string | null>(null);

  const submit = async () => {
    const typed = text.trim();
    if (typed === kept || state === 'saving') return;
    setState('saving');
    setFailure(null);
    const result = await askServer(() => save(typed));
    if (result.ok) setKept(typed);
    else setFailure(`Not saved. ${result.error.message}`);
    setState(result.ok ? 'saved' : 'still');
  };
  const isMissing = text.trim() === '' && failure === null;
  const words = { still: '', saving: 'Saving…', saved: 'Saved' }[state];
  return (
    <div>
      <div className="office-box relative flex h-12 items-center rounded-[2px] border border-control bg-field panel:h-[34px]">
        <label
          htmlFor={id}
          className="shrink-0 border-line border-r px-2.5 text-[13px] text-stone leading-4 panel:text-xs"
        >
          {label}
          <span className="sr-only"> {of}</span>
        </label>
        <input
          id={id}
          value={text}
          maxLength={300}
          autoComplete="off"
          placeholder={placeholder}
          aria-describedby={isMissing ? `${id}-hint` : undefined}
          onChange={(event) => {
            setText(event.target.value);
            setState('still');
          }}
          onBlur={() => void submit()}
          onKeyDown={(event) => {
            if (event.key === 'Enter') void submit();
            if (event.key === 'Escape') setText(kept);
          }}
          className="h-full min-w-0 flex-1 text-ellipsis bg-transparent px-2.5 outline-none! panel:text-[13px]"
        />
        <span role="status" className="pr-2.5 text-[13px] text-success empty:hidden">
          {words}
        </span>
      </div>
      {isMissing && (
        <p
          id={`${id}-hint`}
          className="mt-1 flex items-start gap-1.5 text-[14px] text-warning leading-[18px] panel:text-[12.5px]"
        >
          <Info size={13} strokeWidth={1.6} aria-hidden="true" className="mt-[3px] shrink-0" />
          {hint}
        </p>
      )}
      <div className={failure ? 'mt-1' : ''}>
        <FailureLine>{failure}</FailureLine>
      </div>
    </div>
  );
}
