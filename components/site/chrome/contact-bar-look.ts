/** On phones, on their side too, below everything. */
export const barLook =
  'contact-bar fixed inset-x-0 bottom-0 z-30 grid grid-cols-3 border-line border-t bg-paper pb-[env(safe-area-inset-bottom)]';

export const barLinkLook = 'grid min-h-[52px] place-items-center px-1';
