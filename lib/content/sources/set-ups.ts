import type { SourceKind } from './sources';

export type SourceSecret = {
  part: 'key' | 'token' | 'account';
  label: string;
  isMadeHere?: true;
  /** It is no secret, so the screen shows it. */
  isShown?: true;
  kept: string;
  missing: string;
};

type SetUp = {
  note: string;
  addressLabel?: string;
  secrets?: readonly SourceSecret[];
  /** Meta asks for the end of the address as a verify token. */
  hasVerifyToken?: true;
  steps: readonly string[];
};

const googleKey: SourceSecret = {
  part: 'key',
  label: 'Key',
  isMadeHere: true,
  kept: 'A key is kept. It is not shown again; a new one takes its place at once.',
  missing:
    'No key is kept, so that the address alone lets in. Make one, save it, and paste the same one on their website.',
};

const appSecret: SourceSecret = {
  part: 'key',
  label: 'App secret',
  kept: 'An app secret is kept. It is not shown again; a new one takes its place at once.',
  missing: 'No app secret is kept, and nothing is taken until it is: Meta signs with it what it sends.',
};

const pageToken: SourceSecret = {
  part: 'token',
  label: 'Page access token',
  kept: 'A page access token is kept. It is not shown again; with a new one what could not be read is read again.',
  missing:
    'No page access token is kept: Meta sends the id of a lead alone, and reads it out for this token.',
};

const account = (label: string, missing: string): SourceSecret => ({
  part: 'account',
  label,
  isShown: true,
  kept: 'With another one it is asked for the last seven days as well.',
  missing,
});

const given = (part: 'key' | 'token', label: string, missing: string): SourceSecret => ({
  part,
  label,
  kept: 'Kept. It is not shown again; a new one takes its place at once.',
  missing,
});

const polledToken = given(
  'token',
  'Page access token',
  'It must be allowed to read the leads of the page, and not end after an hour.',
);

const typeAppSecret =
  'At developers.facebook.com open your app, and there “App settings”, “Basic”. Copy the app secret, and save it here.';

export const sourceSetUps: Record<SourceKind, SetUp> = {
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
  acres99: {
    note: 'Asked for what is new: 99acres pushes nothing.',
    secrets: [
      account('User name', 'The one that 99acres gave you for the API.'),
      given(
        'key',
        'Password',
        'The one that belongs to the user name. Once it is changed there, change it here.',
      ),
      given(
        'token',
        'Token',
        'What stands in the address between “getmy99Response/” and “/uid”; the whole address is taken, too.',
      ),
    ],
    steps: [
      'Write to your contact at 99acres: you want to fetch your responses by the API “getmy99Response”. You are given a user name, a password, and an address with a token in it.',
      'Save the user name, the password and the token here.',
      'Press “Ask now”. What came in the last seven days stands below a moment later.',
    ],
  },
  magicbricks_polled: {
    note: 'Asked for what is new, where MagicBricks does not push.',
    secrets: [given('key', 'Key', 'The one that MagicBricks gave you for the download of leads.')],
    steps: [
      'Write to your contact at MagicBricks: you want to download your leads by the API. You are given a key.',
      'Name them the public IPv4 address of this server: MagicBricks answers no other. Who runs the server knows it.',
      'Save the key here, and press “Ask now”. What came in the last seven days stands below a moment later.',
    ],
  },
  housing: {
    note: 'Asked for what is new: Housing.com pushes nothing.',
    secrets: [
      account('Profile id', 'The number of your profile at Housing.com.'),
      given('key', 'Key', 'The one that signs what is asked.'),
    ],
    steps: [
      'Write to your contact at Housing.com: you want to fetch the leads of your projects by the API for builders. You are given a profile id and a key.',
      'Save the profile id and the key here.',
      'Press “Ask now”. What came in the last seven days stands below a moment later.',
      'What is asked is signed with the time of day: the clock of the server must be right to 15 minutes.',
    ],
  },
  meta_polled: {
    note: 'Forms of Facebook and Instagram, asked for what is new. No app has to be reviewed.',
    secrets: [account('Form ids', 'The ids of the forms, with commas between.'), polledToken],
    steps: [
      'At developers.facebook.com make an app, or open the one you have. You must be an admin of the page.',
      'Open “Graph API Explorer” under “Tools”. Choose the app and your page, and add the permissions leads_retrieval, pages_show_list, pages_read_engagement, pages_manage_metadata and pages_manage_ads.',
      'Make the page access token there, extend it in “Access Token Debugger” so that it does not end, and save it here.',
      'In Meta Business Suite open “Instant forms”. Copy the form ids, and save them here with commas between.',
      'Press “Ask now”. What came in the last seven days stands below a moment later.',
    ],
  },
};
