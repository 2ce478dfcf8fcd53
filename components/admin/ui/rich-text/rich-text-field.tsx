'use client';

import dynamic from 'next/dynamic';
import { FieldError } from '@/components/admin/ui/fields/field';
import { FieldNotes } from '@/components/admin/ui/fields/field-notes';
import type { RichTextEditorProps } from './rich-text-editor';

const RichTextEditor = dynamic(() => import('./rich-text-editor'), {
  ssr: false,
  loading: () => (
    <div
      aria-busy="true"
      className="h-[134px] rounded-[2px] border border-control bg-field px-3.5 py-12 text-stone"
    >
      Loading the editor…
    </div>
  ),
});

type RichTextFieldProps = Omit<RichTextEditorProps, 'isInvalid' | 'describedBy'> & {
  need?: 'required' | 'optional';
  error: string | undefined;
  round: string;
};

export function RichTextField({ need, error, round, ...editor }: RichTextFieldProps) {
  const errorId = error ? `${editor.id}-error` : undefined;
  return (
    <div>
      <p className="mb-1.5 font-[550] admin:text-[13px] leading-[18px]" aria-hidden="true">
        {editor.label} {need && <span className="font-normal text-stone">{need}</span>}
      </p>
      <RichTextEditor key={round} {...editor} isInvalid={error !== undefined} describedBy={errorId} />
      {error && <FieldError id={errorId}>{error}</FieldError>}
      <FieldNotes id={editor.id} />
    </div>
  );
}
