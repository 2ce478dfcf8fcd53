/** The Authority's terms. */
export const litigationKinds = ['Commercial', 'Civil', 'Others'] as const;
export const litigationStates = ['Pending', 'Disposed'] as const;
