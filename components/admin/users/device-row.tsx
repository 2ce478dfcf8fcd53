import { Monitor, Smartphone } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '@/components/admin/ui/button';
import { deviceOf, isHandheld } from '@/lib/shared/accounts/device';

type DeviceRowProps = {
  userAgent: string;
  person?: string;
  isCurrent: boolean;
  end: { label: string; isBusy?: boolean; run: () => void } | null;
  children: ReactNode;
};

export function DeviceRow({ userAgent, person, isCurrent, end, children }: DeviceRowProps) {
  const Icon = isHandheld(userAgent) ? Smartphone : Monitor;
  return (
    <li className="flex items-center gap-3 border-hairline border-b px-4 py-2.5 last:border-b-0 admin:px-5">
      <Icon size={18} strokeWidth={1.6} aria-hidden="true" className="shrink-0 text-ink-2" />
      <div className="min-w-0 flex-1">
        <p className="break-words">
          <strong className="font-semibold">{deviceOf(userAgent)}</strong>
          {person && `, ${person}`}
          {isCurrent && (
            <span className="ml-2 rounded-[2px] bg-success-tint px-1.5 py-0.5 font-[550] text-[12px] text-success">
              This one
            </span>
          )}
        </p>
        {children}
      </div>
      {end && (
        <Button
          isSmall
          aria-label={end.label}
          aria-disabled={end.isBusy}
          onClick={() => !end.isBusy && end.run()}
        >
          End
        </Button>
      )}
    </li>
  );
}
