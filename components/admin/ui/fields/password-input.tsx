'use client';

import { Eye, EyeOff } from 'lucide-react';
import { type ComponentProps, useState, useSyncExternalStore } from 'react';

const neverChanges = () => () => {};

export function PasswordInput({ className, ...input }: Omit<ComponentProps<'input'>, 'type'>) {
  const [isShown, setIsShown] = useState(false);
  const canShow = useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
  const Icon = isShown ? EyeOff : Eye;
  return (
    <span className="relative block">
      <input {...input} type={isShown ? 'text' : 'password'} className={`${className} pr-13!`} />
      {canShow && (
        <button
          type="button"
          aria-label="Show what is typed"
          aria-pressed={isShown}
          onClick={() => setIsShown(!isShown)}
          className="ring-inside absolute inset-y-0 right-0 grid w-12 place-items-center rounded-[2px] text-ink-2 hover:text-ink"
        >
          <Icon size={18} strokeWidth={1.6} aria-hidden="true" />
        </button>
      )}
    </span>
  );
}
