import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';

type WarningLineProps = { icon: LucideIcon; className?: string; children: ReactNode };

export function WarningLine({ icon: Icon, className = '', children }: WarningLineProps) {
  return (
    <div
      className={`frame-bar flex items-center gap-2.5 rounded-[2px] border border-warning/30 bg-warning-tint px-3 py-1.5 text-[14px] text-warning admin:text-[13px] ${className}`}
    >
      <Icon size={16} strokeWidth={1.6} aria-hidden="true" className="shrink-0" />
      {children}
    </div>
  );
}
