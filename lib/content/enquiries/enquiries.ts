/** What an enquiry goes through, in this order; spam lies beside it. */
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

/** How far an enquiry has come, as its partner reads it; what is held for review or set aside is received. */
export const partnerStages: Record<EnquiryState, string> = {
  new: 'Received',
  contacted: 'Contacted',
  'site visit': 'Site visit',
  negotiating: 'Negotiating',
  won: 'Won',
  lost: 'Lost',
  spam: 'Received',
};

/** States in which somebody still has something to do. */
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

/** "Bought elsewhere"; '' of ''. */
export const nameOfReason = (reason: string): string => reason.charAt(0).toUpperCase() + reason.slice(1);

/** How somebody came whom the team writes down. A portal is called by its name where it is known. */
export const enquirySources = ['Call', 'Walk-in', 'Hoarding', 'Portal', 'Referral', 'Other'] as const;

export type EnquirySource = (typeof enquirySources)[number];

/** Those that have a name of their own, and what is asked for it. */
export const namedSources: Partial<Record<EnquirySource, string>> = {
  Portal: 'Name of the portal',
  Other: 'How, in a word or two',
};

/** As the portals write themselves. */
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

/** What is read to them before their data are kept. A changed text needs a new version. */
export const spokenNotice = {
  version: '2026-11-spoken',
  text: 'We keep your name, your phone number and what you have told us to answer you about our homes, and nothing else, for as long as the Privacy Policy on our website says. You may have it erased at any time: a call or a mail to us is enough.',
} as const;

/** Orders of the inbox; the first is the usual one. */
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
  /** Enquiries of one person that are listed with what ties them. */
  mostTied: 200,
  mostSuggested: 10,
  /** To an address of which nobody has used a link yet, by what forms cause. */
  mailsADay: 2,
  doubleTapMs: 10 * 60_000,
  /** What comes again under the same key within this time has the answer of the first. */
  repeatMs: 60_000,
  /** A form that a program sends is filled in faster than this. */
  minFillMs: 2500,
  /** An enquiry that nobody was told of for so long raises the alarm. */
  alarmAfterMs: 15 * 60_000,
  perAddress: { points: 60, seconds: 10 * 60 },
  /** As many networks of one carrier or firm may send at once before what comes is looked at first. */
  perWiderNetwork: { points: 50 * 60, seconds: 10 * 60 },
  perNumber: { points: 20, seconds: 60 * 60 },
} as const;

/** What a visitor reads whose address or number has sent too much. */
export const tooManyText = (minutes: number, phone: string): string =>
  `There were too many messages in a short time. Please try again in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}, or call us on ${phone}.`;
