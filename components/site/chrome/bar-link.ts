export const barLink = 'grid min-h-[52px] place-items-center px-1';
