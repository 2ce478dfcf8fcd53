export const sourceScreen = {
  empty: 'No source yet. Four enquiries in five come from elsewhere.',
  emptyMeanwhile:
    'What the forms of the website take comes in without one. A source is what portals, advertisements and calls send.',
  kept: 'What comes is kept for 30 days, and admins alone read it. To the person nothing is sent from a source, unless you turn that on for it.',
  secret: 'Who knows the address can send enquiries. Give it only to them, and not by chat.',
  addressLost:
    'The end of this address was sealed with a key that is gone: nothing is taken at it. Renew the address, and paste the new one.',
  off: 'While it is off, what comes is kept and waits. It is worked when you switch it on.',
  acknowledgement:
    'Off by default: the person wrote to somebody else, has not read our notice and does not expect a mail of ours. Turn it on only where the form names you.',
  verifyToken: 'It is the end of the address: a new address has a new one.',
  nothingPushed: 'Nothing has come yet. What is sent to the address stands here a moment later.',
  nothingTold: 'Nothing has come yet. What it tells stands here once it was asked.',
  offAsked:
    'While it is off, it is not asked. Once you switch it on, it is asked for all that came meanwhile.',
  guess: 'Automatic',
  byHand:
    'What could be found is filled in. The enquiry is given by this source: its person has read no notice of ours.',
} as const;

export const askingTexts = {
  server: 'It is asked every five minutes, for what came since then and an hour, or for days, a day before.',
  host: 'On this host it is asked when the host’s scheduler calls the site (once a day, unless you let it call each minute), and when somebody opens the back office. A lead may be that late.',
  noAddress:
    'MagicBricks answers only addresses that it has allowed, and this host has none of its own: it will deny what is asked from here. Use the kind “MagicBricks”, which pushes, or a server of your own.',
  askNow: 'Ask now',
  told: (count: number) =>
    count === 0 ? 'Asked. Nothing new.' : count === 1 ? 'Asked. 1 is new.' : `Asked. ${count} are new.`,
  unsealed: 'Ask without https where MagicBricks has none',
  unsealedHint:
    'Names, numbers and addresses then travel so that whoever is on the way can read them, and the key with them. It is asked over https first each time.',
  agreed: 'Agreed to by',
} as const;

const enquiries = (count: number) => (count === 1 ? '1 enquiry' : `${count} enquiries`);

export const listingTexts = {
  note: 'What they call a project that has another name with us. What comes then has the project you choose.',
  none: 'No project yet',
  count: (count: number) => `${enquiries(count)} without a project`,
  former: (count: number) => `Give it to the ${enquiries(count)} that came before, too`,
  saved: (count: number) =>
    count === 0
      ? 'Saved.'
      : `Saved. ${enquiries(count)} from before ${count === 1 ? 'has' : 'have'} a project now.`,
} as const;

export const claimTexts = {
  note: 'What you may ask a portal to take off its bill: whom nobody can call, whom it has sent before, and who came first from elsewhere, each with who sent them first and when.',
} as const;

export const bodyStates = {
  waiting: 'Waits',
  enquiry: 'Enquiry',
  repeated: 'Repeated',
  test: 'Test',
  unread: 'Not understood',
  aside: 'No enquiry',
} as const;

/** A source that sends `aDay` or more a day is silent after `hours` without one. */
export const silence = { aDay: 4, hours: 36 } as const;
