/** The way from an empty website to visitors, in the order in which it is walked. */
export const launchStages = {
  brand: 'Who you are',
  content: 'What visitors see',
  law: 'What the law asks for',
  mail: 'Enquiries reach you',
  team: 'People of the office',
  server: 'For whoever runs the server',
} as const;

export type LaunchStage = keyof typeof launchStages;

/** The address of a place that the list leads to says so: there the list is one step back. */
export const fromLaunch = { name: 'from', value: 'launch' } as const;
