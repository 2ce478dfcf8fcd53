import type { EnquiryKind } from '../enquiries/kinds';

/** `form` is any service that sends named fields. */
export const sourceKindNames = {
  google: 'Google lead form',
  justdial: 'JustDial',
  magicbricks: 'MagicBricks',
  exotel: 'Exotel',
  myoperator: 'MyOperator',
  knowlarity: 'Knowlarity',
  whatsapp: 'WhatsApp',
  meta: 'Facebook and Instagram lead ads',
  form: 'Any form',
  mail: 'E-mails from a portal',
  acres99: '99acres',
  magicbricks_polled: 'MagicBricks (polled)',
  housing: 'Housing.com',
  meta_polled: 'Lead ads without app review',
} as const;

export type SourceKind = keyof typeof sourceKindNames;

export const sourceKinds = Object.keys(sourceKindNames) as SourceKind[];

/** These push nothing, so a job polls them. */
export const polledKinds: readonly SourceKind[] = ['acres99', 'magicbricks_polled', 'housing', 'meta_polled'];

/** An allowlist; `plain` may be polled over http once somebody has agreed. */
export const sourceHosts: { sealed: readonly string[]; plain: readonly string[] } = {
  sealed: ['graph.facebook.com', 'www.99acres.com', 'rating.magicbricks.com', 'pahal.housing.com'],
  plain: ['rating.magicbricks.com'],
};

/** All other kinds send a plain enquiry. */
export const incomingKinds: Partial<Record<SourceKind, EnquiryKind>> = {
  exotel: 'call',
  myoperator: 'call',
  knowlarity: 'call',
  whatsapp: 'message',
};

export const mappedKinds: readonly SourceKind[] = ['form', 'mail'];

export const sourceFieldNames = {
  id: 'Their reference no.',
  name: 'Name',
  phone: 'Phone',
  email: 'E-mail',
  message: 'Message',
  project: 'Project',
  budget: 'Budget',
  sentAt: 'Sent at',
} as const;

export type SourceField = keyof typeof sourceFieldNames;

export const sourceFields = Object.keys(sourceFieldNames) as SourceField[];

export const sourceLimits = {
  bodyBytes: 256 * 1024,
  bodiesAMinute: 600,
  storedBytes: 50 * 1024 * 1024,
  keptDays: 30,
  /** How long a former secret stays valid. */
  overlapMs: 24 * 3_600_000,
  shownBodies: 20,
  shownDays: 14,
  attempts: 5,
  askedAgainMs: 15_000,
  askedAfterSaveMs: 60_000,
  leads: 200,
  shownFields: 100,
  shownText: 4000,
  shownFieldText: 500,
  listings: 300,
  listingMax: 200,
  seenListings: 100,
} as const;

export const incomingText = 'sent this enquiry; the person has not read our notice';

export const projectLinked = (project: string, listing: string) =>
  `linked “${listing}” of the source to ${project}`;

export const sourceTexts = {
  missing: 'There is no such source.',
  nameTaken: 'Another source has this name. Choose another name, so that figures and costs stay separate.',
  off: 'The source is off: this waits until you switch it on.',
  enquiry: 'Became an enquiry.',
  enquiries: (count: number) => `Became ${count} enquiries.`,
  repeated: 'A repeat: the enquiry exists already.',
  test: 'A test: it did not become an enquiry.',
  notUnderstood: 'This could not be read.',
  unreachable: 'It has no phone number, e-mail address or WhatsApp id that we can use.',
  numberless:
    'WhatsApp sent neither a number nor an id: this person shows only a user name. Answer in WhatsApp, and ask for the number.',
  left: (count: number) => `${count} more had neither a phone number nor an e-mail address.`,
  tooMany: (count: number) => `Only the first ${count} were read.`,
  tokenMissing:
    'Only the id of a lead came, and the website needs a page access token to read the lead. Type the token in, and the website reads this again.',
  tokenRefused:
    'Meta refused the page access token: it is wrong, has expired, or may not read leads. Type in another one, and the website reads this again.',
  leadUnknown:
    'Meta has no lead with this id. The test on the app’s own page sends sample ids. A real id belongs to a page that the token may not read.',
  byHand: (name: string) => `Read by hand by ${name}.`,
  dealtWith: 'Somebody has dealt with this in the meantime. Press “Refresh” to see the result.',
  noBody: 'This data has been deleted.',
  failed: 'This could not be stored as an enquiry.',
  noRoom: 'This source has sent more than the website can store.',
  askedWhileOff: 'The source is off. Switch it on, and the website fetches everything it missed.',
  askedJustNow: 'The website fetched a moment ago. Wait 15 seconds, then try again.',
  notSetUp: (labels: readonly string[]) =>
    `First type in and save what is missing: ${labels.join(', ').toLowerCase()}.`,
  unreadable:
    'The website could not read the answer. It tries again. If this stays, tell the person who runs the server.',
  noAnswer: (reason: string) =>
    `No complete answer came (${reason}). The website fetches the same days again, so nothing is lost.`,
  strange: (who: string) =>
    `The website does not know this kind of answer from ${who}. It tries again. If this stays, ask your contact there what has changed.`,
  answered: (who: string, status: number) =>
    `${who} answered with the error ${status}. The website tries again. If this stays, ask your contact there.`,
  said: (who: string, what: string) => `${who} returned an error: “${what}”.`,
  acres99: (what: string) =>
    `99acres returned an error: “${what || 'no reason'}”. Usually the password was changed there: type in the present one.`,
  key: (who: string) => `${who} refused the key. Copy it there once more, without spaces, and save it here.`,
  keyOrServerTime: (who: string) =>
    `${who} refused the key. Either the key is wrong, or the clock of this server is wrong by more than 15 minutes. Check the clock, then copy the key there once more.`,
  clock: (who: string, minutes: number) =>
    `The clock of this server is ${Math.abs(minutes)} minutes ${minutes > 0 ? 'ahead of' : 'behind'} that of ${who}, which allows 15. Ask the person who runs the server to set its clock. The key may be right.`,
  addressDenied: (who: string) =>
    `${who} does not allow the IP address of this server. Ask the person who runs the server for its public IPv4 address, and ask your contact at ${who} to allow it.`,
  notSealed:
    'MagicBricks does not answer over https. The website can fetch without https once you agree to that below.',
  tokenEnded:
    'Meta refused the page access token: it is wrong, has expired, or may not read leads. Make another one, and save it here.',
  noForms: 'Type in the form ids: digits only, with commas between them.',
  formUnknown: (form: string) =>
    `Meta knows no form ${form}, or the token may not read it. Check the form ids.`,
} as const;
