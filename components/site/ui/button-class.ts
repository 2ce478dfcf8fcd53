const base =
  'inline-flex min-h-[54px] items-center justify-center rounded-[2px] px-7 py-3 text-center text-button disabled:cursor-not-allowed disabled:bg-sand-2 disabled:text-stone';

const kinds = {
  primary: 'bg-terra text-white hover:bg-terra-deep active:bg-terra-deep',
  secondary: 'border border-ink text-ink hover:bg-ink hover:text-white',
};

export const buttonClass = (kind: keyof typeof kinds, more = ''): string => `${base} ${kinds[kind]} ${more}`;
