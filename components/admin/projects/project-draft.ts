/** Names the drafts of projects, and what a device keeps of them unsaved. */
export const draftKind = 'project';
