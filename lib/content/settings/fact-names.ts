export const factNames = [
  'brand',
  'short name',
  'since',
  'registered name',
  'company number',
  'phone',
  'email',
  'address',
  'city',
  'state',
  'PIN code',
  'hours',
  'grievance contact',
  'data contact',
  'months kept',
  'months CVs are kept',
  'demo notice',
] as const;

export type FactName = (typeof factNames)[number];
export type Facts = Record<FactName, string>;

export const factLabels: Record<FactName, string> = {
  brand: 'Brand name',
  'short name': 'Short name',
  since: 'Year of foundation',
  'registered name': 'Registered name',
  'company number': 'CIN or LLPIN',
  phone: 'Phone number',
  email: 'E-mail address',
  address: 'Address',
  city: 'City',
  state: 'State',
  'PIN code': 'PIN code',
  hours: 'Business hours',
  'grievance contact': 'Grievance contact',
  'data contact': 'Contact for data requests',
  'months kept': 'Months that enquiries are stored',
  'months CVs are kept': 'Months that applications are stored',
  'demo notice': 'Notice of the demo',
};

/** Only the texts of the demo contain it. */
export const demoNotice =
  'RERA registration numbers on this site are placeholders: the projects are invented.';

export const callerNames = ['first name', 'project', 'project page'] as const;

export const answerNames = [...factNames, ...callerNames] as const;
export type AnswerName = (typeof answerNames)[number];
export type AnswerFacts = Record<AnswerName, string>;

export const answerLabels: Record<AnswerName, string> = {
  ...factLabels,
  'first name': 'Caller’s first name',
  project: 'Project',
  'project page': 'Address of the project’s page',
};

export const placeholderOf = (name: AnswerName): string => `{{${name}}}`;
