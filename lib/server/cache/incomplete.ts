/** The tag of a page that was drawn without a part of its content. */
export const incompleteTag = 'incomplete';
