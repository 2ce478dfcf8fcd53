/** What people call the parts of the settings. */
export const settingNames = {
  contact: 'Contact',
  identity: 'Brand',
  responder: 'Who answers',
  leads: 'Recipients',
  answers: 'Ready answers',
  home: 'Home page',
  story: 'About',
  search: 'Search results',
  faqs: 'FAQ',
  retention: 'Data',
  privacy: 'Privacy',
  terms: 'Terms',
} as const;

/** The parts whose texts name facts. */
export const textParts = ['privacy', 'terms', 'faqs', 'home', 'story', 'answers'] as const;
export type TextPart = (typeof textParts)[number];

/** By the id of a part; undefined for what is none. */
export const findSettingName = (id: string): string | undefined =>
  Object.entries(settingNames).find(([part]) => part === id)?.[1];
