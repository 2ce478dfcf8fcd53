/** How long an enquiry is kept after the last contact, until the settings say otherwise; and what they may say. */
export const retention = { months: 24, minMonths: 12, maxMonths: 120 } as const;
/** The same of an application, with its CV. */
export const cvRetention = { months: 6, minMonths: 1, maxMonths: 36 } as const;
