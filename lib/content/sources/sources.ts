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
  mail: 'Mails of a portal',
  acres99: '99acres',
  magicbricks_polled: 'MagicBricks, asked',
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

export const incomingText = 'gave this enquiry; our notice was not read to them';

export const projectLinked = (project: string, listing: string) =>
  `said that “${listing}” of the source is ${project}`;

export const sourceTexts = {
  missing: 'There is no such source.',
  nameTaken:
    'Another source has this name. Their figures and costs could not be told apart: give it another one.',
  off: 'The source is off: this waits until it is on.',
  enquiry: 'Became an enquiry.',
  enquiries: (count: number) => `Became ${count} enquiries.`,
  repeated: 'It was here already.',
  test: 'A test: it became no enquiry.',
  notUnderstood: 'This could not be read.',
  unreachable: 'It has neither a phone number, nor an e-mail address, nor a WhatsApp id that we can use.',
  numberless:
    'WhatsApp named neither a number nor an id: this person shows a user name alone. Answer in WhatsApp, and ask for the number.',
  left: (count: number) => `${count} more had neither a phone number nor an e-mail address.`,
  tooMany: (count: number) => `Only the first ${count} were taken.`,
  tokenMissing:
    'Only the id of a lead came, and without a page access token it cannot be read. Type the token in: this is read again then.',
  tokenRefused:
    'Meta did not take the page access token: it is wrong, has ended, or may not read leads. Type in another one: this is read again then.',
  leadUnknown:
    'Meta gave no lead of this id. The test of the app’s own page sends ids that are made up; a real one is of a page that the token may not read.',
  byHand: (name: string) => `Read by hand by ${name}.`,
  dealtWith: 'Somebody has dealt with this meanwhile. Press “Refresh” to see what became of it.',
  noBody: 'This is not kept any more.',
  failed: 'This could not be stored as an enquiry.',
  noRoom: 'This source has sent more than is kept.',
  askedWhileOff: 'The source is off: switch it on, and it is asked for all it has missed.',
  askedJustNow: 'It was asked a moment ago. Wait a quarter of a minute, then ask again.',
  notSetUp: (labels: readonly string[]) =>
    `Type in and save what is missing first: ${labels.join(', ').toLowerCase()}.`,
  unreadable: 'The answer could not be read. It is asked again; if that stays, tell who runs the website.',
  noAnswer: (reason: string) =>
    `No whole answer came (${reason}). The same days are asked for again: nothing is lost.`,
  strange: (who: string) =>
    `What ${who} answered is none of its answers that are known. It is asked again; if that stays, ask your contact there what has changed.`,
  answered: (who: string, status: number) =>
    `${who} answered with the error ${status}. It is asked again; if that stays, ask your contact there.`,
  said: (who: string, what: string) => `${who} gives nothing out, and says: “${what}”.`,
  acres99: (what: string) =>
    `99acres gives nothing out, and says: “${what || 'no reason'}”. Mostly the password was changed there: type in the present one.`,
  key: (who: string) =>
    `${who} did not take the key. Copy it there once more, without spaces, and save it here.`,
  keyOrServerTime: (who: string) =>
    `${who} did not take the key: it is another one, or the clock of this server is more than 15 minutes off. Look at the clock, then copy the key there once more.`,
  clock: (who: string, minutes: number) =>
    `The clock of this server is ${Math.abs(minutes)} minutes ${minutes > 0 ? 'ahead of' : 'behind'} that of ${who}, which takes no more than 15. Have whoever runs the server set its clock; the key may be right.`,
  addressDenied: (who: string) =>
    `${who} does not allow the address of this server. Ask who runs the server for its public IPv4 address, and your contact at ${who} to allow it.`,
  notSealed:
    'MagicBricks does not answer over https. It can be asked without, once you have agreed to that below.',
  tokenEnded:
    'Meta did not take the page access token: it is wrong, has ended, or may not read leads. Make another one, and save it here.',
  noForms: 'Type in the ids of the forms, each of digits alone, with commas between.',
  formUnknown: (form: string) =>
    `Meta knows no form ${form}, or the token may not read it. Compare the ids of the forms.`,
} as const;
