export const offlineTexts = {
  offline: 'You are offline. Everything is kept here; saved when the line is back.',
  unreachable: 'The website does not answer. Everything is kept here; please try again.',
} as const;
