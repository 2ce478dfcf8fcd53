import type { sourceKinds } from './sources';

type SetUp = {
  /** One line beside the choice. */
  note: string;
  /** What the other side calls the address. */
  addressLabel: string;
  /** Whether the other side sends a key with each one. */
  hasKey: boolean;
  /** What is typed where, at the other side. */
  steps: readonly string[];
};

/** How the office connects what sends enquiries, by its kind. */
export const sourceSetUps = {
  google: {
    note: 'Google sends each one within seconds.',
    addressLabel: 'Webhook URL',
    hasKey: true,
    steps: [
      'Make a key here, and save it.',
      'In Google Ads open Campaigns, Assets, and your lead form.',
      'Under “Export leads from Google Ads” choose “Webhook integration”.',
      'Paste the address into “Webhook URL” and the key into “Key”.',
      'Press “Send test data”. The test is shown here then, and is no enquiry.',
      'Save the form there. The next one becomes an enquiry.',
    ],
  },
  justdial: {
    note: 'JustDial sends each one within minutes.',
    addressLabel: 'Address for JustDial',
    hasKey: false,
    steps: [
      'Write to your contact at JustDial: leads are to be sent to your own address. JustDial sets it up, there is no page for it.',
      'Send the address in that mail. GET and POST are both taken, and each is answered with RECEIVED.',
      'Ask for one lead as a trial. It is shown here then, with what was made of it.',
    ],
  },
  magicbricks: {
    note: 'MagicBricks sends each one as it comes.',
    addressLabel: 'Address for MagicBricks',
    hasKey: false,
    steps: [
      'Write to your contact at MagicBricks: leads are to be pushed to your own address.',
      'Send the address in that mail. POST with JSON or form fields is taken.',
      'Ask for one lead as a trial, and look here whether name, telephone and project were read.',
    ],
  },
  exotel: {
    note: 'A missed call becomes an enquiry.',
    addressLabel: 'URL of the Passthru applet',
    hasKey: false,
    steps: [
      'In Exotel open App Bazaar, and there the flow of your number.',
      'Add the “Passthru” applet behind the call, and paste the address as its URL.',
      'Tick “Make Passthru Async”, so that no caller waits on the line.',
      'Save the flow, call the number and hang up. The call is shown here then.',
    ],
  },
  form: {
    note: 'You say which of its fields is which of ours.',
    addressLabel: 'Address for the form',
    hasKey: false,
    steps: [
      'In the form or program find where it sends what was filled in, often called “Webhook” or “Send to a URL”.',
      'Paste the address there, with POST. JSON and form fields are both read.',
      'Send one entry. It is shown here then, with what was made of it.',
      'Choose which of its fields is which of ours, and save the mapping.',
    ],
  },
  mail: {
    note: 'Mails with lines such as “Mobile: 98450 12345”.',
    addressLabel: 'Address for the mail provider',
    hasKey: false,
    steps: [
      'At your mail provider make an address for such mails, and find where it posts what comes in, often called “Inbound webhook” or “Route”.',
      'Paste the address there. The mail as a whole and its parts in JSON or form fields are both read, without attachments and up to 256 KB.',
      'Have the portal write to that mail address, or forward its mails there by a rule.',
      'Wait for one mail. It is shown here then: choose which of its labels is which of our fields, and save the mapping. What is not understood you read by hand.',
    ],
  },
} as const satisfies Record<(typeof sourceKinds)[number], SetUp>;
