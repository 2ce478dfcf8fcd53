/** What this device keeps of one project is not taken for another's. */
export const unsavedKindOf = (projectId: string) => `document-${projectId}`;
