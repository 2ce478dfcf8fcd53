export const costsContent = {
  title: 'What it costs',
  linkTo: 'Total cost and EMI',
  description:
    'Price, charges and taxes of a home, the monthly instalment (EMI), and square metres in square feet.',
  note: 'Choose a home and a floor. Each line shows its rate, date and source.',
  back: 'Back to',
  home: 'Home',
  floor: 'Floor',
  parking: 'Parking places',
  show: 'Show',
  what: 'Item',
  rate: 'Rate',
  source: 'Date and source',
  rupees: 'Rupees',
  agreementValue: 'Agreement value',
  total: 'Total',
  rates: {
    carpet: 'carpet',
    ofAgreement: 'of the agreement value',
    ofBase: 'of the base price',
    fixed: 'Fixed',
    each: 'each',
    floors: (count: number, above: number) =>
      `${count === 1 ? '1 floor' : `${count} floors`}${above > 0 ? ` above floor ${above}` : ''}`,
  },
  confirmed: 'Government charges are as on the dates above. Our office confirms them before you sign.',
  commercial: 'This total does not include GST on commercial space.',
  completed: 'No GST applies, because the building has its completion certificate.',
  onRequest: 'Ask us for the price of these homes:',
  unknownHome: 'Choose one of these homes.',
  instalment: {
    title: 'Monthly instalment (EMI)',
    loan: 'Loan amount (Rs)',
    rate: 'Interest rate (% a year)',
    years: 'Years',
    submit: 'Show my EMI',
    aMonth: 'a month',
    total: (years: number, total: string, interest: string) =>
      `You pay ${total} over ${years === 1 ? '1 year' : `${years} years`}, of which ${interest} is interest.`,
    indicative: 'Indicative only. The Key Facts Statement of your bank applies.',
    defaults: { loan: '4000000', rate: '8.5', years: '20' },
  },
  area: { title: 'Square metres and square feet', area: 'Area', unit: 'Unit', submit: 'Convert' },
  check: 'Please correct the marked field.',
  unknownUnit: 'Choose sq m or sq ft.',
  errorOf: (key: string, { min, max, places }: { min: string; max: string; places: number }) => {
    const number = places === 0 ? 'a whole number' : `a number with at most ${places} decimals`;
    return `${named[key] ?? 'This'}: enter ${number} from ${min} to ${max}.`;
  },
} as const;

const named: Record<string, string> = {
  floor: 'Floor',
  parking: 'Parking places',
  loan: 'Loan',
  rate: 'Interest rate',
  years: 'Years',
  area: 'Area',
};
