export const footerLink =
  'inline-flex min-h-11 items-center underline-offset-4 hover:underline desk:min-h-[36px]';
