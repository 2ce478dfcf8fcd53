/** Names the drafts of hero images. */
export const heroDraftKind = 'hero-image';
