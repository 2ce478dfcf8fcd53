/** Names the drafts of projects, and what a device keeps of them unsaved. */
export const draftKind = 'project';

/** What the drafts of the team are of. */
export const draftSubjects = { added: 'A new project', changed: 'Changes to a project on the website' };

export const addButtonId = 'add-project';
