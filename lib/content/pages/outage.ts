export const outage = {
  title: 'Temporarily unavailable',
  text: 'This page cannot be shown just now. Please try again in a moment.',
  again: 'Try again',
  away: 'The service is away for a moment. Please try again.',
  unsettled: 'It may have reached us already. Sending it again does no harm: it counts once.',
  callOrWrite: (phone: string) => `Please call us on ${phone}, or write to that number on WhatsApp.`,
} as const;

export const unsentTexts = {
  sending: 'Still sending. This takes longer than usual.',
  sendingKept: 'Still sending. Until it has arrived it is kept on this device alone.',
  waiting: 'Kept on this device alone for a day at most, and sent as soon as the site answers.',
  doNotSend: 'Do not send it',
  sent: 'It has been sent.',
} as const;

export const unavailablePath = '/unavailable';
