/** What an enquiry is, in the order in which it can be chosen. */
export const enquiryKinds = [
  'enquiry',
  'callback',
  'call',
  'message',
  'landowner',
  'partner',
  'career',
  'media',
] as const;

export type EnquiryKind = (typeof enquiryKinds)[number];

export const enquiryKindNames: Record<EnquiryKind, string> = {
  enquiry: 'Enquiry',
  callback: 'Callback',
  call: 'Call',
  message: 'Message',
  landowner: 'Land offer',
  partner: 'Partner request',
  career: 'Application',
  media: 'Press enquiry',
};

/** As the mail to its person calls it. */
export const sentKindNames: Record<EnquiryKind, string> = {
  enquiry: 'message',
  callback: 'request for a call',
  call: 'call',
  message: 'message',
  landowner: 'offer of land',
  partner: 'request',
  career: 'application',
  media: 'press enquiry',
};
