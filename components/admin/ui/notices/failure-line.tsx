import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';

export function FailureLine({ className = '', children }: { className?: string; children: ReactNode }) {
  return (
    <p
      role="status"
      className={`flex items-start gap-1.5 text-[14px] text-error leading-5 empty:hidden admin:text-[13px] ${className}`}
    >
      {children && (
        <>
          <CircleAlert size={14} strokeWidth={1.6} aria-hidden="true" className="mt-[3px] shrink-0" />
          <span className="min-w-0 break-words">{children}</span>
        </>
      )}
    </p>
  );
}
