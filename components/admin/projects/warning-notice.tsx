import { TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';

type NoticeProps = { label: string; title: string; action?: ReactNode; children: ReactNode };

export const WarningNotice = ({ label, title, action, children }: NoticeProps) => (
  <section
    aria-label={label}
    className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-r-[2px] border border-warning/30 border-l-4 border-l-warning bg-warning-tint px-4 py-3 admin:flex-nowrap"
  >
    <TriangleAlert
      size={18}
      strokeWidth={1.6}
      aria-hidden="true"
      className="shrink-0 self-start text-warning"
    />
    <div className="min-w-0 flex-1 admin:text-[13px] admin:leading-[18px]">
      <p className="font-semibold text-warning">{title}</p>
      {children}
    </div>
    {action}
  </section>
);
