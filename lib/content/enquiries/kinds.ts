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

export const enquiryKindNames: Record<EnquiryKind, { office: string; person: string }> = {
  enquiry: { office: 'Enquiry', person: 'message' },
  callback: { office: 'Callback', person: 'callback request' },
  call: { office: 'Call', person: 'call' },
  message: { office: 'Message', person: 'message' },
  landowner: { office: 'Land offer', person: 'land offer' },
  partner: { office: 'Partner request', person: 'request' },
  career: { office: 'Application', person: 'application' },
  media: { office: 'Press enquiry', person: 'press enquiry' },
};
