export const enquiryStates = [
  'new',
  'contacted',
  'site visit',
  'negotiating',
  'won',
  'lost',
  'spam',
] as const;

export type EnquiryState = (typeof enquiryStates)[number];

export const stateNames: Record<EnquiryState, string> = {
  new: 'New',
  contacted: 'Contacted',
  'site visit': 'Site visit',
  negotiating: 'Negotiating',
  won: 'Won',
  lost: 'Lost',
  spam: 'Spam',
};

/** Partners must not see that an enquiry is held as spam. */
export const partnerStages: Record<EnquiryState, string> = {
  ...stateNames,
  new: 'Received',
  spam: 'Received',
};

export const openStates = ['new', 'contacted', 'site visit', 'negotiating'] as const;

export const lostReasons = [
  'price',
  'location',
  'size',
  'timing',
  'bought elsewhere',
  'not reachable',
  'not a buyer',
  'other',
] as const;

export const nameOfReason = (reason: string): string => reason.charAt(0).toUpperCase() + reason.slice(1);

export const enquirySources = ['Call', 'Walk-in', 'Hoarding', 'Portal', 'Referral', 'Other'] as const;

export type EnquirySource = (typeof enquirySources)[number];

export const namedSources: Partial<Record<EnquirySource, string>> = {
  Portal: 'Name of the portal',
  Other: 'How, in a word or two',
};

export const portalNames = [
  '99acres',
  'MagicBricks',
  'Housing.com',
  'NoBroker',
  'Square Yards',
  'CommonFloor',
  'Quikr Homes',
  'Makaan',
  'OLX',
] as const;

/** A changed text needs a new version. */
export const spokenNotice = {
  version: '2026-12-spoken',
  text: 'We keep your name, your phone number and what you have told us, only to answer you about our homes, for as long as the Privacy Policy on our website says. You can ask us to erase it at any time by calling or writing to us.',
} as const;

export const inboxSorts = ['newest', 'due', 'left'] as const;

export const inboxSortNames: Record<(typeof inboxSorts)[number] | 'column', string> = {
  newest: 'Newest first',
  due: 'Due first',
  left: 'Time left',
  column: 'By a column',
};

export const inboxTabs = ['open', 'new', 'late', 'overdue', 'all', 'spam'] as const;

export type InboxTab = (typeof inboxTabs)[number];

export const inboxTabNames: Record<InboxTab, string> = {
  open: 'Open',
  new: 'New',
  late: 'Late',
  overdue: 'Overdue',
  all: 'All',
  spam: 'Spam',
};

export const enquiryLimits = {
  pageSize: 50,
  maxPageSize: 200,
  noteMax: 4000,
  lostNoteMax: 300,
  mostRupees: 1e12,
  mostTied: 200,
  mostSuggested: 10,
  /** Anybody can type an address, so an unproved one gets few mails a day. */
  mailsADay: 2,
  doubleTapMs: 10 * 60_000,
  /** A repeat of a request key within this time gets the first answer. */
  repeatMs: 60_000,
  minFillMs: 2500,
  alarmAfterMs: 15 * 60_000,
  perAddress: { points: 60, seconds: 10 * 60 },
  /** Carriers and large firms share networks, so one network may send much. */
  perWiderNetwork: { points: 50 * 60, seconds: 10 * 60 },
  perNumber: { points: 20, seconds: 60 * 60 },
} as const;

export const tooManyText = (minutes: number, phone: string): string =>
  `There were too many messages in a short time. Please try again in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}, or call us on ${phone}.`;
