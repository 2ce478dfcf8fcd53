/** Names the drafts of projects on this device. */
export const draftKind = 'project';
