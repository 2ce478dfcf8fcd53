/** How long an enquiry is kept after the last contact, until the settings say otherwise; and what they may say. */
export const retention = { months: 24, minMonths: 12, maxMonths: 120 } as const;
