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
  lead: 'What data we collect on this website, why we collect it, how long we keep it, and how you can withdraw your consent.',
  description: `How ${brand} handles personal data under the Digital Personal Data Protection Act, 2023.`,
  updated: '2026-12-01',
  sections: [
    {
      heading: 'Who is responsible',
      paragraphs: [
        `${brand}, ${address}, decides how we use the personal data you give us on this website. In the words of the Digital Personal Data Protection Act, 2023 (the Act), we are the data fiduciary and you are the data principal.`,
        `Our registered name is ${registeredName}.`,
        `We are registered under ${companyNumber}.`,
        `For questions about your personal data, contact ${placeholderOf('data contact')}.`,
      ],
    },
    {
      heading: 'What we collect',
      paragraphs: [
        'What you enter in a form and send, together with the page or project you sent it from, the time, and the text you agreed to:',
      ],
      list: [
        'Enquiry: name, e-mail address, phone number, your message and, if you choose one, your interest.',
        'Callback request: name, mobile number, e-mail address, the city and type of property you are looking for, how you heard about us, and whether you want the newsletter.',
        'Newsletter: your e-mail address.',
        ...purposeLines('collected'),
      ],
    },
    {
      heading: 'What we do not collect',
      paragraphs: [
        'This site has no advertising, no visitor profiles and no tracking by others. We set no cookies for visitors. Your browser remembers, until you close it, that you have seen the opening screen. If a message cannot be sent, your browser saves it for one day at most and sends it later. The staff area uses one cookie to keep a member of staff signed in.',
        'The server counts requests by network address for a short time to block spam. Its error logs do not contain your messages.',
      ],
    },
    {
      heading: 'Why we use it',
      paragraphs: [
        'We rely on the consent you give by sending a form (section 6 of the Act), for these purposes:',
      ],
      list: [
        'to answer your enquiry by e-mail or phone;',
        'to call you back about the city and the type of property you chose;',
        ...purposeLines('used'),
        'to send the newsletter, if you asked for it.',
      ],
    },
    {
      heading: 'Who sees it',
      paragraphs: [
        'Our sales office, and the companies that run our hosting, storage and e-mail delivery for us under contract and on our instructions. They may store data outside India, as far as section 16 of the Act allows. We do not sell or lend your data to anyone.',
        ...purposeReaders(),
        'We give data to an authority only if the law requires it. If you ask, we will name the companies that process data for us at present.',
      ],
    },
    {
      heading: 'How long we keep it',
      paragraphs: [],
      list: [
        `Enquiries and callback requests: until we have answered your question, and at most ${placeholderOf('months kept')} months after our last contact.`,
        ...purposeLines('kept'),
        'Newsletter: until you unsubscribe.',
        'Backups: we remove deleted data from them within 90 days.',
        'Data that becomes part of a sale: for as long as tax, registration and real-estate law requires.',
      ],
    },
    {
      heading: 'How to withdraw your consent',
      paragraphs: [
        `Write to ${email} or call ${phone}. Withdrawing your consent is as easy as giving it, and you do not need to give a reason. We will then stop using the data and erase it, unless the law requires us to keep it. What we did before you withdrew your consent remains lawful.`,
      ],
    },
    {
      heading: 'Your rights',
      paragraphs: ['Under sections 11 to 14 of the Act, you may ask us, free of charge:'],
      list: [
        'for a summary of your data, how we use it, and with whom we have shared it;',
        'to correct, complete or update your data;',
        'to erase your data;',
        'to resolve a grievance;',
        'to record a person who may use these rights for you if you die or cannot act.',
      ],
    },
    {
      heading: 'Safety',
      paragraphs: [
        'We encrypt data when we send it, protect it with personal log-ins and back it up. If there is ever a data breach, we will inform you and the Data Protection Board of India about what happened, what the consequences may be and what you can do.',
      ],
    },
    {
      heading: 'Children',
      paragraphs: [
        'This site is for adults. We do not knowingly collect data of anyone under eighteen. If we have such data, a parent or guardian may write to us and we will erase it.',
      ],
    },
    {
      heading: 'Grievances',
      paragraphs: [
        `Grievance contact: ${placeholderOf('grievance contact')}.`,
        `Write to ${email}, call ${phone}, or send a letter to ${address}. We acknowledge a grievance within three working days and answer it within 30 days.`,
        'If our answer does not resolve your grievance, you may complain to the Data Protection Board of India, through its website or app.',
      ],
    },
    {
      heading: 'Language and changes',
      paragraphs: [
        'You may ask for this notice in Kannada or in any other language of the Eighth Schedule to the Constitution. When we change it, we change the date above, and we ask for your consent again if there is a new purpose.',
      ],
    },
  ],
};

export const terms: LegalPage = {
  title: 'Terms of Service',
  lead: 'The purpose of this website, and what it does not promise.',
  description: `The terms for using the website of ${brand}: prices, areas, pictures and plans, RERA registration, and how to contact us.`,
  updated: '2026-12-01',
  sections: [
    {
      heading: 'About this site',
      paragraphs: [
        `${brand}, ${address}, publishes this website for people who may want to buy, rent or visit its homes and offices. By using this website you accept these terms. If you do not accept them, please do not use it.`,
        `Our registered name is ${registeredName}.`,
        `We are registered under ${companyNumber}.`,
      ],
    },
    {
      heading: 'No offer',
      paragraphs: [
        'Nothing on this website is an offer, an invitation to book, or an agreement. We sell a home only by a written agreement for sale, registered as the law requires. A price on this website applies on the date shown with it. We take no payment through this website.',
      ],
    },
    {
      heading: 'Pictures, areas and specifications',
      paragraphs: [
        'Pictures are artist’s impressions unless a caption says otherwise. The furniture, planting and surroundings in them are not part of a sale. Colours look different in daylight.',
        'A built-up area on this website is not a carpet area. The agreement for sale states the carpet area of a home, as the Real Estate (Regulation and Development) Act, 2016 (RERA) defines it. For a registered project, the plans, materials and dates in its registration, its sanctioned plan and that agreement apply.',
      ],
    },
    {
      heading: 'RERA',
      paragraphs: [
        'If a project needs registration under RERA, we offer it only after that registration, with its number. We accept no booking before that. You can check the details on the portal of the Karnataka Real Estate Regulatory Authority, rera.karnataka.gov.in.',
        placeholderOf('demo notice'),
        'These terms do not take away any right that RERA gives a buyer.',
      ],
    },
    {
      heading: 'Your use of the site',
      paragraphs: ['You may read, print and share these pages for yourself. Please do not:'],
      list: [
        'send false names or another person’s details through the forms;',
        'disturb the site, test it for security weaknesses, or copy it automatically beyond what search engines do;',
        'use its texts and pictures for your own business without our written permission.',
      ],
    },
    {
      heading: 'Ownership and trademarks',
      paragraphs: [
        'Texts, drawings and pictures belong to us or to the people who lent them to us. Trademarks of other companies belong to those companies. We show them because we build with their products.',
      ],
    },
    {
      heading: 'Links',
      paragraphs: [
        'We link to other websites for your convenience. We do not run those websites and are not responsible for them.',
      ],
    },
    {
      heading: 'Liability',
      paragraphs: [
        'We take care that this website is correct and available, but we do not guarantee either. We are not liable for a loss from relying on this website alone, except where the law does not allow us to exclude liability.',
      ],
    },
    {
      heading: 'Personal data',
      paragraphs: ['Our Privacy Policy explains how we use the data you send.'],
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
