export const dashboardTexts = {
  projects: (hidden: number) => (hidden === 0 ? 'On the projects page' : `${hidden} of them hidden`),
  newestTitle: 'Newest enquiries',
  notAnswered: (count: number) => (count === 0 ? 'All answered' : `${count} not yet answered`),
  all: 'All enquiries',
  noEnquiries: 'No enquiries yet. New enquiries appear here at once.',
  columns: {
    state: 'State',
    name: 'Name',
    about: 'About',
    source: 'Source',
    assignee: 'Assignee',
    received: 'Received',
  },
  nobody: 'Nobody yet',
  website: 'Website',
  followUpsTitle: 'Follow-ups',
  due: (overdue: number, today: number, tomorrow: number) =>
    `${overdue} overdue, ${today} today, ${tomorrow} tomorrow`,
  tomorrow: 'Tomorrow',
  noFollowUps: 'No calls are due today.',
} as const;

export const dashboardLines = 5;
