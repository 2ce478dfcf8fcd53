export const promoterLabels = { grievances: 'Grievances', data: 'Personal data' } as const;
