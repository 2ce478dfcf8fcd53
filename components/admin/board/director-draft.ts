/** Names the drafts of directors on this device. */
export const draftKind = 'director';
