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
  kept: 'A key is saved. It is not shown again. A new one replaces it at once.',
  missing:
    'No key is saved, so the address alone is enough to send enquiries. Make a key, save it, and paste the same key on their website.',
};

const appSecret: SourceSecret = {
  part: 'key',
  label: 'App secret',
  kept: 'An app secret is saved. It is not shown again. A new one replaces it at once.',
  missing:
    'No app secret is saved. Meta signs its data with it, so the website accepts nothing until you save one.',
};

const pageToken: SourceSecret = {
  part: 'token',
  label: 'Page access token',
  kept: 'A page access token is saved. It is not shown again. With a new one, the website reads again what it could not read.',
  missing:
    'No page access token is saved. Meta sends only the id of a lead, and the website reads the lead with this token.',
};

const account = (label: string, missing: string): SourceSecret => ({
  part: 'account',
  label,
  isShown: true,
  kept: 'After a change, the website also fetches the last seven days.',
  missing,
});

const given = (part: 'key' | 'token', label: string, missing: string): SourceSecret => ({
  part,
  label,
  kept: 'Saved. It is not shown again. A new one replaces it at once.',
  missing,
});

const polledToken = given(
  'token',
  'Page access token',
  'It must be allowed to read the leads of the page, and must not expire after an hour.',
);

const typeAppSecret =
  'At developers.facebook.com open your app, then “App settings”, “Basic”. Copy the app secret, and save it here.';

export const sourceSetUps: Record<SourceKind, SetUp> = {
  google: {
    note: 'Google sends each lead within seconds.',
    addressLabel: 'Webhook URL',
    secrets: [googleKey],
    steps: [
      'Make a key here, and save it.',
      'In Google Ads open Campaigns, Assets, and your lead form.',
      'Under “Export leads from Google Ads” choose “Webhook integration”.',
      'Paste the address into “Webhook URL” and the key into “Key”.',
      'Press “Send test data”. The test appears here. It does not become an enquiry.',
      'Save the form there. The next lead becomes an enquiry.',
    ],
  },
  justdial: {
    note: 'JustDial sends each lead within minutes.',
    addressLabel: 'Address for JustDial',
    steps: [
      'Write to your contact at JustDial, and ask them to send leads to your own address. JustDial sets this up; there is no page for it.',
      'Send the address in that mail. The website accepts GET and POST, and answers each with RECEIVED.',
      'Ask for one test lead. It appears here with the enquiry that it became.',
    ],
  },
  magicbricks: {
    note: 'MagicBricks sends each lead as it comes.',
    addressLabel: 'Address for MagicBricks',
    steps: [
      'Write to your contact at MagicBricks, and ask them to push leads to your own address.',
      'Send the address in that mail. The website accepts POST with JSON or form fields.',
      'Ask for one test lead, and check here that name, phone number and project are right.',
    ],
  },
  exotel: {
    note: 'A missed call becomes an enquiry.',
    addressLabel: 'URL of the Passthru applet',
    steps: [
      'In Exotel open App Bazaar, then the flow of your number.',
      'Add the “Passthru” applet after the call, and paste the address as its URL.',
      'Tick “Make Passthru Async”, so that callers do not wait on the line.',
      'Save the flow, call the number and hang up. The call appears here.',
    ],
  },
  myoperator: {
    note: 'A call becomes an enquiry, missed or answered.',
    addressLabel: 'Webhook URL',
    steps: [
      'In MyOperator open the settings of your account, then “Webhooks” or “API integration”. If it is missing, write to your contact there.',
      'Add a webhook for incoming calls, and paste the address into it. The website accepts POST with JSON or form fields, and GET.',
      'Choose the event at the end of a call. If you also choose events during a call, they become one enquiry that says how the call went.',
      'Call the number and hang up. The call appears here with the enquiry that it became.',
    ],
  },
  knowlarity: {
    note: 'A call becomes an enquiry, missed or answered.',
    addressLabel: 'Address for Knowlarity',
    steps: [
      'Write to your contact at Knowlarity, and ask them to push the events of incoming calls to your own address.',
      'Send the address in that mail. The website accepts POST with JSON or form fields, and GET.',
      'Ask them to send the id of the call and the number of the caller with each event.',
      'Call the number and hang up. The call appears here with the enquiry that it became.',
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
      'Under “Webhook fields” subscribe only to “messages”.',
      'Write to the number from another phone. The message appears here.',
      'Answer in WhatsApp, because the website sends nothing there. Each message is an enquiry of its own, and messages from one number belong to one person.',
    ],
  },
  meta: {
    note: 'The form of an advertisement, read within seconds.',
    addressLabel: 'Callback URL',
    secrets: [appSecret, pageToken],
    hasVerifyToken: true,
    steps: [
      typeAppSecret,
      'Open “Webhooks” in the same app and choose “Page”. Paste the address into “Callback URL” and the verify token into “Verify token”, press “Verify and save”, and subscribe to “leadgen”.',
      'Open “Graph API Explorer” under “Tools”. Choose the app and your page, and add the permissions leads_retrieval, pages_show_list, pages_read_engagement, pages_manage_metadata and pages_manage_ads.',
      'Make the page access token there, extend it in “Access Token Debugger” so that it does not expire, and save it here.',
      'In the explorer send a POST to “me/subscribed_apps?subscribed_fields=leadgen” with that token, so that your page sends its leads to the app.',
      'Open the “Lead Ads Testing Tool”, choose page and form, and press “Create lead”. The test appears here. It does not become an enquiry.',
    ],
  },
  form: {
    note: 'You choose which of its fields goes into which of ours.',
    addressLabel: 'Address for the form',
    steps: [
      'In the form or program, find the setting for where it sends each entry, often called “Webhook” or “Send to a URL”.',
      'Paste the address there, with POST. The website reads JSON and form fields.',
      'Send one entry. It appears here with the enquiry that it became.',
      'Choose which of its fields goes into which of ours, and save the mapping.',
    ],
  },
  mail: {
    note: 'Mails with lines such as “Mobile: 98450 12345”.',
    addressLabel: 'Address for the mail provider',
    steps: [
      'At your mail provider, make an address for such mails, and find the setting that sends incoming mails to a web address, often called “Inbound webhook” or “Route”.',
      'Paste the address there. The website reads whole mails, and mails sent as JSON or form fields, without attachments and up to 256 KB.',
      'Ask the portal to write to that mail address, or forward its mails there with a rule.',
      'Wait for one mail. It appears here. Choose which of its labels goes into which of our fields, and save the mapping. Mails that the website does not understand, you read by hand.',
    ],
  },
  acres99: {
    note: 'The website fetches new leads, because 99acres does not send them.',
    secrets: [
      account('User name', 'The user name that 99acres gave you for the API.'),
      given('key', 'Password', 'The password for the user name. If you change it there, change it here too.'),
      given(
        'token',
        'Token',
        'The part of the address between “getmy99Response/” and “/uid”. You can also paste the whole address.',
      ),
    ],
    steps: [
      'Write to your contact at 99acres, and ask to fetch your responses with the API “getmy99Response”. They give you a user name, a password, and an address with a token in it.',
      'Save the user name, the password and the token here.',
      'Press “Fetch now”. The leads of the last seven days appear below within seconds.',
    ],
  },
  magicbricks_polled: {
    note: 'The website fetches new leads, where MagicBricks does not send them.',
    secrets: [given('key', 'Key', 'The key that MagicBricks gave you for downloading leads.')],
    steps: [
      'Write to your contact at MagicBricks, and ask to download your leads with the API. They give you a key.',
      'Tell them the public IPv4 address of this server: MagicBricks answers no other address. The person who runs the server knows it.',
      'Save the key here, and press “Fetch now”. The leads of the last seven days appear below within seconds.',
    ],
  },
  housing: {
    note: 'The website fetches new leads, because Housing.com does not send them.',
    secrets: [
      account('Profile id', 'The number of your profile at Housing.com.'),
      given('key', 'Key', 'The key that signs each request.'),
    ],
    steps: [
      'Write to your contact at Housing.com, and ask to fetch the leads of your projects with the API for builders. They give you a profile id and a key.',
      'Save the profile id and the key here.',
      'Press “Fetch now”. The leads of the last seven days appear below within seconds.',
      'Each request is signed with the time of day, so the clock of the server must be right to within 15 minutes.',
    ],
  },
  meta_polled: {
    note: 'The website fetches new leads from forms of Facebook and Instagram. The app needs no review.',
    secrets: [account('Form ids', 'The form ids, with commas between them.'), polledToken],
    steps: [
      'At developers.facebook.com make an app, or open the one you have. You must be an admin of the page.',
      'Open “Graph API Explorer” under “Tools”. Choose the app and your page, and add the permissions leads_retrieval, pages_show_list, pages_read_engagement, pages_manage_metadata and pages_manage_ads.',
      'Make the page access token there, extend it in “Access Token Debugger” so that it does not expire, and save it here.',
      'In Meta Business Suite open “Instant forms”. Copy the form ids, and save them here with commas between them.',
      'Press “Fetch now”. The leads of the last seven days appear below within seconds.',
    ],
  },
};
