/** What people call the parts of the settings. */
export const settingNames = {
  contact: 'Contact',
  identity: 'Brand',
  responder: 'Who answers',
  leads: 'Recipients',
  home: 'Home page',
  story: 'About',
  search: 'Search results',
  faqs: 'FAQ',
  retention: 'Data',
  privacy: 'Privacy',
  terms: 'Terms',
} as const;
