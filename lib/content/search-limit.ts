export const searchLimit = {
  perNetwork: { points: 30, seconds: 1 },
  title: 'One moment, please',
  text: 'There were too many searches from your network at once. Please wait a second, then search again.',
  again: 'Search again',
} as const;
