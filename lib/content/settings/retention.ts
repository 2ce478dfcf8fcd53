export const retention = { months: 24, minMonths: 12, maxMonths: 120 } as const;
export const cvRetention = { months: 6, minMonths: 1, maxMonths: 36 } as const;
