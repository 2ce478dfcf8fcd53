/** Names the drafts of hero images, and what a device keeps of them unsaved. */
export const heroDraftKind = 'hero-image';
