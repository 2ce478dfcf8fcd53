'use client';

import { CircleAlert } from 'lucide-react';
import { Button } from '@/components/admin/ui/button';
import { revealField } from '@/components/admin/ui/fields/reveal-field';

export type SummaryItem = { fieldId: string; label: string; message: string };

type ErrorSummaryProps = {
  heading: string;
  items: SummaryItem[];
  isQuiet?: boolean | undefined;
  onRetry?: (() => void) | undefined;
};

export function ErrorSummary({ heading, items, isQuiet = false, onRetry }: ErrorSummaryProps) {
  return (
    <div
      role={isQuiet ? 'status' : 'alert'}
      className="flex gap-2.5 rounded-r-[2px] border border-error/30 border-l-4 border-l-error bg-error-tint px-4 py-3 text-error"
    >
      <CircleAlert size={16} strokeWidth={1.6} aria-hidden="true" className="mt-0.5 shrink-0" />
      <div>
        <p className="font-semibold">{heading}</p>
        {onRetry && (
          <Button isSmall className="mt-2" onClick={onRetry}>
            Try again
          </Button>
        )}
        {items.length > 0 && (
          <ul className="mt-1.5">
            {items.map(({ fieldId, label, message }) => (
              <li key={fieldId + message}>
                <button
                  type="button"
                  className="font-semibold underline underline-offset-[3px]"
                  onClick={() => {
                    const field = revealField(fieldId);
                    field?.scrollIntoView({ block: 'center' });
                    field?.focus({ preventScroll: true });
                  }}
                >
                  {label}
                </button>
                : {message}
              </li>
            ))}
          </ul>
        )}
      </div>
    </div>
  );
}
