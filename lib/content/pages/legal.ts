import { purposeLines, purposeReaders } from '../purposes';
import { placeholderOf } from '../settings/fact-names';

export type LegalSection = {
  heading: string;
  paragraphs: string[];
  list?: string[];
};

export type LegalPage = {
  title: string;
  lead: string;
  description: string;
  /** ISO date of the last change of the text. */
  updated: string;
  sections: LegalSection[];
};

const brand = placeholderOf('brand');
const registeredName = placeholderOf('registered name');
const companyNumber = placeholderOf('company number');
const phone = placeholderOf('phone');
const email = placeholderOf('email');
const address = placeholderOf('address');

export const privacy: LegalPage = {
  title: 'Privacy Policy',
  lead: 'What we ask of you on this website, why, for how long, and how to take it back.',
  description: `How ${brand} handles personal data under the Digital Personal Data Protection Act, 2023.`,
  updated: '2026-11-27',
  sections: [
    {
      heading: 'Who is responsible',
      paragraphs: [
        `${brand}, ${address}, decides what happens to the personal data that you give on this website. In the words of the Digital Personal Data Protection Act, 2023 (the Act), we are the data fiduciary and you are the data principal.`,
        `Our registered name is ${registeredName}.`,
        `We are registered under ${companyNumber}.`,
        `Questions about your personal data are answered by ${placeholderOf('data contact')}.`,
      ],
    },
    {
      heading: 'What we collect',
      paragraphs: [
        'What you type into a form and send, with the page or project that you sent it from, the time, and the wording under which you agreed:',
      ],
      list: [
        'Enquiry: name, e-mail address, phone number, your message and, if you choose one, your interest.',
        'Callback request: name, mobile number, e-mail address, the city and kind of property you look for, how you heard of us, and whether you want the newsletter.',
        'Newsletter: your e-mail address.',
        ...purposeLines('collected'),
      ],
    },
    {
      heading: 'What we do not collect',
      paragraphs: [
        'There is no advertising, no visitor profile and no tracking by others on this site. Visitors receive no cookies; your browser remembers, until you close it, that you have seen the opening screen. A message that could not be sent waits in your browser alone, for a day at most, and is sent from there. The staff area uses one cookie to keep a member of staff signed in.',
        'The server counts requests by network address for a short time to keep floods of spam out, and writes error logs without the contents of your messages.',
      ],
    },
    {
      heading: 'Why we use it',
      paragraphs: [
        'We rely on the consent that you give by sending a form (section 6 of the Act), for these purposes:',
      ],
      list: [
        'to answer your enquiry, by e-mail or by phone;',
        'to call you back about the city and the kind of property that you named;',
        ...purposeLines('used'),
        'to send the newsletter, if you asked for it.',
      ],
    },
    {
      heading: 'Who sees it',
      paragraphs: [
        'Our sales office, and the companies that run our hosting, storage and e-mail delivery for us under contract and on our instructions. They may store data outside India, as far as section 16 of the Act allows. We sell nothing and lend nothing to anybody.',
        ...purposeReaders(),
        'We disclose data to an authority only where a law obliges us to. Ask, and we name our present processors.',
      ],
    },
    {
      heading: 'How long we keep it',
      paragraphs: [],
      list: [
        `Enquiries and callback requests: until your question is settled, and at most ${placeholderOf('months kept')} months after our last contact.`,
        ...purposeLines('kept'),
        'Newsletter: until you unsubscribe.',
        'Backups: deleted data leaves them within 90 days.',
        'What becomes part of a sale is kept as tax, registration and real-estate law requires.',
      ],
    },
    {
      heading: 'How to withdraw your consent',
      paragraphs: [
        `Write one line to ${email} or call ${phone}. It is as easy as giving it was: you need not say why. We then stop and erase the data, unless a law obliges us to keep it. What was done before stays lawful.`,
      ],
    },
    {
      heading: 'Your rights',
      paragraphs: ['Under sections 11 to 14 of the Act you may ask us, free of charge:'],
      list: [
        'for a summary of your data, of what we do with it, and of those with whom it was shared;',
        'to correct, complete or update it;',
        'to erase it;',
        'to settle a grievance;',
        'to record a person who may use these rights for you if you die or cannot act.',
      ],
    },
    {
      heading: 'Safety',
      paragraphs: [
        'Data travels encrypted, is kept behind personal log-ins and is backed up. If it is ever breached, we tell you and the Data Protection Board of India, with what happened, what it may mean and what you can do.',
      ],
    },
    {
      heading: 'Children',
      paragraphs: [
        'This site is meant for adults. We do not knowingly collect data of anyone under eighteen; if it happened, a parent or guardian may write to us and we will erase it.',
      ],
    },
    {
      heading: 'Grievances',
      paragraphs: [
        `Grievance contact: ${placeholderOf('grievance contact')}.`,
        `Write to ${email}, call ${phone}, or send a letter to ${address}. We acknowledge a grievance within three working days and answer it within 30 days.`,
        'If our answer does not settle it, you may complain to the Data Protection Board of India, through its website or app.',
      ],
    },
    {
      heading: 'Language and changes',
      paragraphs: [
        'You may ask for this notice in Kannada or in any other language of the Eighth Schedule to the Constitution. When we change it, the date above changes, and we ask for your consent again where a new purpose needs it.',
      ],
    },
  ],
};

export const terms: LegalPage = {
  title: 'Terms of Service',
  lead: 'What this website is for, and what it does not promise.',
  description: `What may be relied on and what may not: areas, pictures and plans on the website of ${brand}, RERA registration, and how to reach us.`,
  updated: '2026-11-26',
  sections: [
    {
      heading: 'About this site',
      paragraphs: [
        `${brand}, ${address}, publishes this website to inform people who may want to buy, rent or visit what it builds. By using it you accept these terms; if you do not, please do not use it.`,
        `Our registered name is ${registeredName}.`,
        `We are registered under ${companyNumber}.`,
      ],
    },
    {
      heading: 'No offer',
      paragraphs: [
        'Nothing here is an offer, an invitation to book, or an agreement. A sale is made only by a written agreement for sale, registered as the law requires. No price is stated on this site, and no payment is taken through it.',
      ],
    },
    {
      heading: 'Pictures, areas and specifications',
      paragraphs: [
        'Pictures are artist’s impressions unless a caption says otherwise. Furniture, planting and surroundings in them are not part of a sale, and colours differ in daylight.',
        'Areas on this site are built-up areas. The carpet area of a home, as the Real Estate (Regulation and Development) Act, 2016 (RERA) defines it, stands in the agreement for sale. The plans, materials and dates of a registered project are those of its registration, its sanctioned plan and that agreement.',
      ],
    },
    {
      heading: 'RERA',
      paragraphs: [
        'Where a project needs registration under RERA, it is offered only after that registration, under its number. Details can be checked on the portal of the Karnataka Real Estate Regulatory Authority, rera.karnataka.gov.in. No booking is accepted for a project before that.',
        placeholderOf('demo notice'),
        'Nothing in these terms takes away a right that RERA gives to a buyer.',
      ],
    },
    {
      heading: 'Your use of the site',
      paragraphs: ['You may read, print and share these pages for yourself. Please do not:'],
      list: [
        'send false names or somebody else’s details through the forms;',
        'disturb the site, search it for weaknesses, or copy it by machine beyond what search engines do;',
        'use its texts and pictures for your own business without our written permission.',
      ],
    },
    {
      heading: 'Ownership and marks',
      paragraphs: [
        'Texts, drawings and pictures belong to us or to those who lent them. Marks of other companies belong to those companies, and stand here because we build with their products.',
      ],
    },
    {
      heading: 'Links',
      paragraphs: [
        'Links to other sites are for convenience. We do not run those sites and do not answer for them.',
      ],
    },
    {
      heading: 'Liability',
      paragraphs: [
        'We take care that what stands here is right and that the site is reachable, but we do not guarantee either. We are not liable for a loss from relying on this site alone, except where the law does not allow us to exclude it.',
      ],
    },
    {
      heading: 'Personal data',
      paragraphs: ['The Privacy Policy says what happens to the data that you send.'],
    },
    {
      heading: 'Governing law',
      paragraphs: [
        'The laws of India apply.',
        `The courts at ${placeholderOf('city')}, ${placeholderOf('state')} have jurisdiction, without prejudice to the authorities and tribunals that RERA and consumer law provide.`,
      ],
    },
    {
      heading: 'Contact',
      paragraphs: [`Questions about these terms: ${email}, ${phone}.`],
    },
  ],
};
