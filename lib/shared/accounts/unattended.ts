/** A request that says so was made by a page by itself: it does not keep an unused session alive. */
export const unattendedHeader = 'x-unattended';
