/** Names the drafts of directors, and what a device keeps of them unsaved. */
export const draftKind = 'director';
