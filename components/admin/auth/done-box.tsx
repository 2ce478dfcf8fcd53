import type { ReactNode } from 'react';

export function DoneBox({ children }: { children: ReactNode }) {
  return (
    <div
      role="status"
      className="mt-6 border-success border-l-4 bg-success-tint px-4 py-3 text-[15px] leading-6"
    >
      {children}
    </div>
  );
}
