export const endingTexts = {
  title: 'Registrations that end',
  more: (count: number) => `and ${count} more`,
  /** RERA, section 6: the extension. */
  mend: 'Apply to the Authority for the extension in time (RERA, section 6), and add it to the project once it is given. An approved occupancy or completion certificate under Approvals and NOCs, with its number and date, counts as well.',
  /** RERA, section 3. */
  ended: {
    warn: 'RERA, section 3: without a valid registration a project is not advertised. The website still shows it.',
    enforce:
      'RERA, section 3: without a valid registration a project is not advertised. The website does not show it.',
  },
} as const;
