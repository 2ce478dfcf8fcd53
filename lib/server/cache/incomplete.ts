export const incompleteTag = 'incomplete';
