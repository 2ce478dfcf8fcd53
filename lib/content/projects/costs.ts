export const costsContent = {
  title: 'What it costs',
  linkTo: 'What it costs in all',
  description: 'Price, charges and taxes of a home, the monthly instalment, and square metres in feet.',
  note: 'Every line with its rate, date and source. Choose a home; the sheet follows.',
  back: 'Back to',
  home: 'Home',
  floor: 'Floor',
  parking: 'Parking places',
  show: 'Show',
  what: 'What',
  rate: 'Rate',
  source: 'Date and source',
  rupees: 'Rupees',
  agreementValue: 'Agreement value',
  inAll: 'In all',
  rates: {
    carpet: 'carpet',
    ofAgreement: 'of the agreement value',
    ofBase: 'of the base price',
    fixed: 'Fixed',
    each: 'each',
    floors: (count: number, above: number) =>
      `${count === 1 ? '1 floor' : `${count} floors`}${above > 0 ? ` above floor ${above}` : ''}`,
  },
  confirmed: 'Government charges are those of the dates above; the office confirms them before you sign.',
  commercial: 'GST of commercial space is not in this sum.',
  completed: 'No GST: the completion certificate is there.',
  onRequest: 'The prices of these homes are told on request. Call',
  unknownHome: 'Choose one of these homes.',
  instalment: {
    title: 'The monthly instalment',
    loan: 'Loan, rupees',
    rate: 'Yearly rate, percent',
    months: 'Time, months',
    submit: 'Work it out',
    aMonth: 'a month',
    inAll: (months: number, total: string, interest: string) =>
      `Over ${months} months ${total} in all, of which interest is ${interest}.`,
    indicative: 'Indicative: your bank’s Key Facts Statement decides.',
    defaults: { loan: '4000000', rate: '8.5', months: '240' },
  },
  area: { title: 'Square metres and feet', area: 'Area', unit: 'Unit', submit: 'Convert' },
  check: 'Nothing is worked out yet: look at the field that is marked.',
  unknownUnit: 'Choose sq m or sq ft.',
  errorOf: (key: string, { min, max, places }: { min: string; max: string; places: number }) => {
    const between = `from ${min} to ${max}`;
    const figure = places === 0 ? 'a whole figure' : `a figure with at most ${places} decimals`;
    return `${named[key] ?? 'This'}: ${figure} ${between}.`;
  },
} as const;

const named: Record<string, string> = {
  floor: 'Floor',
  parking: 'Parking places',
  loan: 'Loan',
  rate: 'Yearly rate',
  months: 'Months',
  area: 'Area',
};
