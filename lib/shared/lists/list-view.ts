export const listViews = [
  { value: 'cards', label: 'Cards' },
  { value: 'table', label: 'Table' },
] as const;

export type ListView = (typeof listViews)[number]['value'];

export const viewCookies = { projects: 'admin-projects-view', enquiries: 'admin-enquiries-view' } as const;

export const parseListView = (text: string | undefined): ListView =>
  listViews.find(({ value }) => value === text)?.value ?? 'cards';
