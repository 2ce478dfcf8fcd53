export const outage = {
  title: 'Temporarily unavailable',
  text: 'We cannot show this page at the moment. Please try again in a few minutes.',
  again: 'Try again',
  away: 'The service is temporarily unavailable. Please try again.',
  unsettled: 'We may have received it already. You can safely send it again: we count it only once.',
  callOrWrite: (phone: string) => `Please call us on ${phone}, or send a WhatsApp message to that number.`,
} as const;

export const unsentTexts = {
  sending: 'Still sending. This is taking longer than usual.',
  sendingKept: 'Still sending. Your message is saved only on this device until we receive it.',
  waiting:
    'Your message is saved only on this device, for one day at most. It will be sent as soon as the site can be reached.',
  doNotSend: 'Do not send it',
  sent: 'Your message has been sent.',
} as const;

export const unavailablePath = '/unavailable';
