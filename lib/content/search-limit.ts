export const searchLimit = {
  perNetwork: { points: 30, seconds: 1 },
  title: 'One moment, please',
  text: 'There were too many searches from your network at the same time. Please wait a second and search again.',
  again: 'Search again',
} as const;
