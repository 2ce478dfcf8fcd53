export const scheduleHints = {
  server:
    'Never earlier, and at most a few seconds later while the site runs. If it does not run, when it starts again.',
  host: 'Never earlier. It may be late: it happens when the host’s scheduler calls the site, or when somebody opens the back office after that time.',
} as const;
