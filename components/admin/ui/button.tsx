import type { ComponentProps } from 'react';

const looks = {
  primary: 'bg-terra text-white hover:bg-terra-deep',
  secondary: 'border border-control bg-field text-ink hover:border-ink hover:bg-sand',
  ghost: 'text-ink hover:bg-sand',
  danger: 'bg-error text-white hover:bg-[#86190f]',
} as const;

const off =
  'disabled:cursor-not-allowed disabled:border-transparent disabled:bg-sand-2 disabled:text-stone disabled:hover:bg-sand-2';

type ButtonProps = ComponentProps<'button'> & { look?: keyof typeof looks; isSmall?: boolean };

export function Button({ look = 'secondary', isSmall = false, className = '', ...rest }: ButtonProps) {
  const size = isSmall ? 'h-11 admin:h-[30px] px-2.5' : 'h-11 admin:h-9 px-3.5';
  return (
    <button
      type="button"
      {...rest}
      className={`inline-flex shrink-0 items-center justify-center gap-2 whitespace-nowrap rounded-[2px] font-semibold ${size} ${looks[look]} ${off} ${className}`}
    />
  );
}

type IconButtonProps = ComponentProps<'button'> & { label: string; isDanger?: boolean };

export function IconButton({ label, isDanger = false, className = '', ...rest }: IconButtonProps) {
  const hover = isDanger ? 'hover:bg-error-tint hover:text-error' : 'hover:bg-sand hover:text-ink';
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      {...rest}
      className={`inline-grid h-11 w-11 shrink-0 place-items-center rounded-[2px] text-ink-2 admin:h-[30px] admin:w-[30px] ${hover} ${className}`}
    />
  );
}
