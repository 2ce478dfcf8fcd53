import type { sourceKinds } from './sources';

export type SourceSecret = {
  part: 'key' | 'token';
  label: string;
  /** Whether it is made here; else it is copied from the other side. */
  isMadeHere: boolean;
  /** Beside the field while one is kept, and while none is. */
  kept: string;
  missing: string;
};

type SetUp = {
  /** One line beside the choice. */
  note: string;
  /** What the other side calls the address. */
  addressLabel: string;
  /** What the other side must have in common with us, beside the address. */
  secrets?: readonly SourceSecret[];
  /** Whether the other side asks for the end of the address beside it. */
  hasVerifyToken?: true;
  /** What is typed where, at the other side. */
  steps: readonly string[];
};

const googleKey: SourceSecret = {
  part: 'key',
  label: 'Key',
  isMadeHere: true,
  kept: 'A key is kept. It is not shown again; a new one takes its place at once.',
  missing:
    'No key is kept, so that the address alone lets in. Make one, save it, and paste the same one at the other side.',
};

const appSecret: SourceSecret = {
  part: 'key',
  label: 'App secret',
  isMadeHere: false,
  kept: 'An app secret is kept. It is not shown again; a new one takes its place at once.',
  missing: 'No app secret is kept, and nothing is taken until it is: Meta signs with it what it sends.',
};

const pageToken: SourceSecret = {
  part: 'token',
  label: 'Page access token',
  isMadeHere: false,
  kept: 'A page access token is kept. It is not shown again; with a new one what could not be read is read again.',
  missing:
    'No page access token is kept: Meta sends the id of a lead alone, and reads it out for this token.',
};

const typeAppSecret =
  'At developers.facebook.com open your app, and there “App settings”, “Basic”. Copy the app secret, and save it here.';

/** How the office connects what sends enquiries, by its kind. */
export const sourceSetUps: Record<(typeof sourceKinds)[number], SetUp> = {
  google: {
    note: 'Google sends each one within seconds.',
    addressLabel: 'Webhook URL',
    secrets: [googleKey],
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
    steps: [
      'Write to your contact at JustDial: leads are to be sent to your own address. JustDial sets it up, there is no page for it.',
      'Send the address in that mail. GET and POST are both taken, and each is answered with RECEIVED.',
      'Ask for one lead as a trial. It is shown here then, with what was made of it.',
    ],
  },
  magicbricks: {
    note: 'MagicBricks sends each one as it comes.',
    addressLabel: 'Address for MagicBricks',
    steps: [
      'Write to your contact at MagicBricks: leads are to be pushed to your own address.',
      'Send the address in that mail. POST with JSON or form fields is taken.',
      'Ask for one lead as a trial, and look here whether name, telephone and project were read.',
    ],
  },
  exotel: {
    note: 'A missed call becomes an enquiry.',
    addressLabel: 'URL of the Passthru applet',
    steps: [
      'In Exotel open App Bazaar, and there the flow of your number.',
      'Add the “Passthru” applet behind the call, and paste the address as its URL.',
      'Tick “Make Passthru Async”, so that no caller waits on the line.',
      'Save the flow, call the number and hang up. The call is shown here then.',
    ],
  },
  myoperator: {
    note: 'A call becomes an enquiry, missed or answered.',
    addressLabel: 'Webhook URL',
    steps: [
      'In MyOperator open the settings of your account, and there “Webhooks” or “API integration”. Where it is missing, write to your contact there.',
      'Add a webhook for incoming calls, and paste the address into it. POST with JSON or form fields, and GET, are taken.',
      'Choose the event at the end of a call. With events during a call, too, they are one enquiry that says how the call went.',
      'Call the number and hang up. The call is shown here then, with what was made of it.',
    ],
  },
  knowlarity: {
    note: 'A call becomes an enquiry, missed or answered.',
    addressLabel: 'Address for Knowlarity',
    steps: [
      'Write to your contact at Knowlarity: the events of incoming calls are to be pushed to your own address.',
      'Send the address in that mail. POST with JSON or form fields, and GET, are taken.',
      'Ask that each event has the id of the call and the number of the caller.',
      'Call the number and hang up. The call is shown here then, with what was made of it.',
    ],
  },
  whatsapp: {
    note: 'A message to your number becomes an enquiry.',
    addressLabel: 'Callback URL',
    secrets: [appSecret],
    hasVerifyToken: true,
    steps: [
      typeAppSecret,
      'Open “WhatsApp”, “Configuration” in the same app. Paste the address into “Callback URL” and the verify token into “Verify token”, and press “Verify and save”.',
      'Under “Webhook fields” subscribe to “messages”, and to nothing else.',
      'Write to the number from another telephone. The message is shown here then.',
      'Answer in WhatsApp: from here nothing is sent to it. Each message is an enquiry of its own, and those of one number are one person.',
    ],
  },
  meta: {
    note: 'A form of an advertisement, read within seconds.',
    addressLabel: 'Callback URL',
    secrets: [appSecret, pageToken],
    hasVerifyToken: true,
    steps: [
      typeAppSecret,
      'Open “Webhooks” in the same app and choose “Page”. Paste the address into “Callback URL” and the verify token into “Verify token”, press “Verify and save”, and subscribe to “leadgen”.',
      'Open “Graph API Explorer” under “Tools”. Choose the app and your page, and add the permissions leads_retrieval, pages_show_list, pages_read_engagement, pages_manage_metadata and pages_manage_ads.',
      'Make the page access token there, extend it in “Access Token Debugger” so that it does not end, and save it here.',
      'In the explorer send a POST to “me/subscribed_apps?subscribed_fields=leadgen” with that token, so that your page tells the app of its leads.',
      'Open the “Lead Ads Testing Tool”, choose page and form, and press “Create lead”. The test is shown here then, and is no enquiry.',
    ],
  },
  form: {
    note: 'You say which of its fields is which of ours.',
    addressLabel: 'Address for the form',
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
    steps: [
      'At your mail provider make an address for such mails, and find where it posts what comes in, often called “Inbound webhook” or “Route”.',
      'Paste the address there. The mail as a whole and its parts in JSON or form fields are both read, without attachments and up to 256 KB.',
      'Have the portal write to that mail address, or forward its mails there by a rule.',
      'Wait for one mail. It is shown here then: choose which of its labels is which of our fields, and save the mapping. What is not understood you read by hand.',
    ],
  },
};
