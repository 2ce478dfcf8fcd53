/** What the Authority calls the kinds and the states of a case before a court. */
export const litigationKinds = ['Commercial', 'Civil', 'Others'] as const;
export const litigationStates = ['Pending', 'Disposed'] as const;
