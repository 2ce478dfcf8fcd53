export const scheduleHints = {
  server: 'Never before, and at most some seconds after, while the site runs; else when it starts again.',
  host: 'Never before. It may be late: it is done when the host’s scheduler calls the site, or when somebody opens the back office after that time.',
} as const;
