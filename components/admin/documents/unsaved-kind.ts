/** With the project id, so that one project's unsaved work does not open in another. */
export const unsavedKindOf = (projectId: string) => `document-${projectId}`;
