import { placeholderOf } from '../settings/fact-names';

type Faq = {
  _id: string;
  question: string;
  answer: string[];
  link?: { name: string; href: '/projects' | '/contact' | '/upcoming-projects' };
};

/** FAQ-1: five fixed questions. */
export const faqs: Faq[] = [
  {
    _id: 'services',
    question: `What services does ${placeholderOf('brand')} offer?`,
    answer: [
      'We find and clear the land, design, build and hand over: apartments, villas and rows of houses, offices and shops. One team stays with a project from the first drawing to the visit a year after the keys.',
      'For those who buy from us we also help with the agreement and its registration, with a lender’s papers, with changes to the inside of a home before it is finished, and with forming the owners’ association.',
    ],
    link: { name: 'See the projects', href: '/projects' },
  },
  {
    _id: 'site-visit',
    question: 'How do I book a site visit?',
    answer: [
      `Call ${placeholderOf('phone')} during office hours, or open the page of the project and send its form with a day that suits you. We confirm by phone, and an engineer of the project walks the site with you.`,
      'Visits run from Monday to Saturday and take about an hour. Please wear closed shoes; helmets are at the gate. Children are welcome in finished buildings, but not on a site where work is going on.',
    ],
    link: { name: 'Choose a project', href: '/projects' },
  },
  {
    _id: 'rera',
    question: 'Are your projects RERA compliant?',
    answer: [
      'The Real Estate (Regulation and Development) Act, 2016 asks that every project above a small size (the Act names 500 square metres of land and eight apartments) is registered before anything in it is advertised, booked or sold. The registration states the approved plans, the carpet area of each home and the date of completion.',
      'Look up any project by its name on the portal of the Karnataka Real Estate Regulatory Authority, rera.karnataka.gov.in, before you pay. A promoter may take at most ten per cent of the price before the agreement for sale is registered, must keep seventy per cent of what buyers pay in a separate account for that project, and answers for structural defects for five years after possession.',
      placeholderOf('demo notice'),
    ],
  },
  {
    _id: 'home-loan',
    question: 'Can you help with a home loan?',
    answer: [
      'Yes, with the papers. We give you and your lender the title documents, the sanctioned plan, the registration, the agreement and a payment schedule, and we answer the lender’s lawyer and valuer directly. The choice of lender is yours, and so is the contract with it.',
      'Lenders commonly finance between 75 and 90 per cent of the value, depending on the amount. Have these ready: PAN and Aadhaar, bank statements of the last six to twelve months, salary slips and Form 16 or, for the self-employed, income-tax returns of three years.',
      'Ask the office which lenders have approved a project.',
    ],
    link: { name: 'Ask about a loan', href: '/contact' },
  },
  {
    _id: 'ongoing',
    question: 'Which projects are ongoing in Mangalore, Udupi and Puttur?',
    answer: [
      'The projects page lists everything we are building in the three cities. Each project states how far it is: upcoming, ongoing, ready to move or completed.',
      'For what is still on the drawing board, register your interest: choose the city and the kind of property, and we call you when there is something to see.',
    ],
    link: { name: 'Upcoming projects', href: '/upcoming-projects' },
  },
];

export const faqsContent = {
  title: 'FAQs',
  searchTitle: 'FAQs: site visits, RERA, home loans',
  lead: 'Not answered here? Call us, or write.',
  description: `Questions that buyers ask ${placeholderOf('short name')}: services, site visits, RERA, home loans and ongoing projects.`,
} as const;
