import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { Spinner } from '@/components/admin/ui/spinner';

type FormFailureProps = { id: string; message: string; children?: ReactNode };

export function FormFailure({ id, message, children }: FormFailureProps) {
  return (
    <p
      id={id}
      role="alert"
      className="mb-6 flex gap-2.5 border-error border-l-4 bg-error-tint px-4 py-3 text-[15px] text-error leading-6"
    >
      <CircleAlert size={18} strokeWidth={1.6} aria-hidden="true" className="mt-[3px] shrink-0" />
      <span>
        {message} {children}
      </span>
    </p>
  );
}

type AuthButtonProps = { label: string; busyLabel: string; isBusy: boolean };

export function AuthButton({ label, busyLabel, isBusy }: AuthButtonProps) {
  return (
    <button
      type="submit"
      disabled={isBusy}
      className="flex h-[54px] w-full items-center justify-center gap-2.5 rounded-[2px] bg-terra font-semibold text-[16px] text-white hover:bg-terra-deep disabled:bg-sand-2 disabled:text-stone"
    >
      {isBusy && <Spinner className="h-[18px] w-[18px]" />}
      {isBusy ? busyLabel : label}
    </button>
  );
}
