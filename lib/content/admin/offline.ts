export const offlineTexts = {
  offline: 'You are offline. Your work stays on this device, and is saved when the network is back.',
  unreachable: 'The website does not answer. Your work stays on this device. Please try again.',
} as const;
