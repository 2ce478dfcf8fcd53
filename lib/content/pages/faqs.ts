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
      'We find and clear the land, design the buildings, build them and hand them over: apartments, villas and row houses, offices and shops. One team looks after a project from the first drawing to the visit one year after handover.',
      'We also help our buyers with the agreement and its registration, with the papers for a home loan, with changes inside the home before it is finished, and with forming the owners’ association.',
    ],
    link: { name: 'See the projects', href: '/projects' },
  },
  {
    _id: 'site-visit',
    question: 'How do I book a site visit?',
    answer: [
      `Call ${placeholderOf('phone')} during office hours, or open the project page and choose a time or send the enquiry form with a day that suits you. We will confirm your visit, and an engineer of the project will show you the site.`,
      'Visits are from Monday to Saturday and take about an hour. Please wear closed shoes; we give you a helmet at the gate. Children are welcome in finished buildings, but not on a site where work is going on.',
    ],
    link: { name: 'Choose a project', href: '/projects' },
  },
  {
    _id: 'rera',
    question: 'Are your projects RERA compliant?',
    answer: [
      'Under the Real Estate (Regulation and Development) Act, 2016, a builder must register every project above a small size (500 square metres of land and eight apartments) before advertising, booking or selling anything in it. The registration states the approved plans, the carpet area of each home and the date of completion.',
      'Before you pay, search for the project by its name on the portal of the Karnataka Real Estate Regulatory Authority, rera.karnataka.gov.in. A promoter may take at most ten per cent of the price before the agreement for sale is registered, must keep seventy per cent of what buyers pay in a separate account for that project, and is liable for structural defects for five years after possession.',
      placeholderOf('demo notice'),
    ],
  },
  {
    _id: 'home-loan',
    question: 'Can you help with a home loan?',
    answer: [
      'Yes, we help with the papers. We give you and your lender the title documents, the sanctioned plan, the registration, the agreement and a payment schedule, and we answer the lender’s lawyer and valuer directly. You choose the lender, and your loan agreement is with the lender.',
      'Lenders usually finance between 75 and 90 per cent of the value, depending on the amount. Please keep these ready: PAN and Aadhaar, bank statements of the last six to twelve months, salary slips and Form 16 or, for the self-employed, income-tax returns for three years.',
      'Our office can tell you which lenders have approved a project.',
    ],
    link: { name: 'Ask about a loan', href: '/contact' },
  },
  {
    _id: 'ongoing',
    question: 'Which projects are ongoing in Mangalore, Udupi and Puttur?',
    answer: [
      'The projects page lists everything we are building in the three cities. Each project states how far it is: upcoming, ongoing, ready to move or completed.',
      'For projects that we are still planning, register your interest: choose the city and the type of property, and we will call you when there is something to see.',
    ],
    link: { name: 'Upcoming projects', href: '/upcoming-projects' },
  },
];

export const faqsContent = {
  title: 'FAQs',
  searchTitle: 'FAQs: site visits, RERA, home loans',
  lead: 'Is your question not answered here? Call us or write to us.',
  description: `Questions that buyers ask ${placeholderOf('short name')}: services, site visits, RERA, home loans and ongoing projects.`,
} as const;
