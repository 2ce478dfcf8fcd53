export const launchStages = {
  brand: 'Who you are',
  content: 'What visitors see',
  law: 'What the law asks for',
  mail: 'Enquiries reach you',
  team: 'Your team',
  server: 'For the person who runs the server',
} as const;

export type LaunchStage = keyof typeof launchStages;

export const fromLaunch = { name: 'from', value: 'launch' } as const;
