export const sourceScreen = {
  empty: 'No source yet. Add one to get its enquiries in the inbox.',
  emptyMeanwhile:
    'The forms of the website need no source. A source brings in enquiries from portals, advertisements and calls.',
  kept: 'The original data stays for 30 days, and only admins can read it. The website sends nothing to these people, unless you turn that on for the source.',
  secret:
    'Anybody who knows this address can send enquiries. Give it only to this source, and never by chat.',
  addressLost:
    'This address does not work any more: its last part was encrypted with a key that is gone. Renew the address, and paste the new one.',
  off: 'While the source is off, new data waits. The website processes it when you switch the source on.',
  acknowledgement:
    'Off by default: the person wrote to somebody else, has not read our notice and does not expect a mail from us. Turn it on only where the form names you.',
  verifyToken: 'It is the last part of the address: a new address has a new token.',
  nothingPushed: 'Nothing has come yet. What the source sends appears here within seconds.',
  nothingTold: 'Nothing has come yet. New leads appear here after the first fetch.',
  offAsked:
    'While the source is off, the website fetches nothing. When you switch it on, the website fetches everything it missed.',
  guess: 'Automatic',
  byHand:
    'The website has filled in what it found. The enquiry gets this source. The person has not read our notice.',
} as const;

export const askingTexts = {
  server:
    'The website fetches new leads every five minutes. Each time it goes back one hour more, or one day more where the source works by days, so that it misses nothing.',
  host: 'On this host the website fetches when the host’s scheduler calls it (once a day, unless you let it call every minute), and when somebody opens the back office. A lead may be that late.',
  noAddress:
    'MagicBricks answers only IP addresses that it has allowed, and this host has no address of its own, so MagicBricks will refuse. Use the kind “MagicBricks”, which pushes its leads, or your own server.',
  askNow: 'Fetch now',
  told: (count: number) => (count === 0 ? 'Fetched. Nothing new.' : `Fetched. ${count} new.`),
  unsealed: 'Fetch without https where MagicBricks has none',
  unsealedHint:
    'Anybody on the network between can then read names, numbers and addresses, and the key. The website tries https first each time.',
  agreed: 'Agreed by',
} as const;

const enquiries = (count: number) => (count === 1 ? '1 enquiry' : `${count} enquiries`);

export const listingTexts = {
  note: 'For projects that have another name at the source. New enquiries with that name get the project you choose.',
  none: 'No project yet',
  count: (count: number) => `${enquiries(count)} without a project`,
  former: (count: number) => `Also set it for ${enquiries(count)} received earlier`,
  saved: (count: number) =>
    count === 0
      ? 'Saved.'
      : `Saved. ${enquiries(count)} received earlier now ${count === 1 ? 'has' : 'have'} a project.`,
} as const;

export const claimTexts = {
  note: 'Leads that you can ask a portal not to bill: people whom nobody can call, repeats, and people who first came from another source. Each line says who sent them first, and when.',
} as const;

export const bodyStates = {
  waiting: 'Waiting',
  enquiry: 'Enquiry',
  repeated: 'Repeated',
  test: 'Test',
  unread: 'Not understood',
  aside: 'Not an enquiry',
} as const;

/** A source that sends `aDay` or more a day is silent after `hours` without one. */
export const silence = { aDay: 4, hours: 36 } as const;
