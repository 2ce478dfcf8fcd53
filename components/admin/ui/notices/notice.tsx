import { History } from 'lucide-react';
import type { ReactNode } from 'react';

export function Notice({ children, actions }: { children: ReactNode; actions: ReactNode }) {
  return (
    <div
      role="status"
      className="flex flex-wrap items-center gap-x-3 gap-y-2 rounded-[2px] border border-focus/30 bg-[#e8f0f3] px-3.5 py-2.5 text-focus"
    >
      <History size={16} strokeWidth={1.6} aria-hidden="true" className="shrink-0" />
      <p className="min-w-0 flex-1 basis-52">{children}</p>
      {actions}
    </div>
  );
}
