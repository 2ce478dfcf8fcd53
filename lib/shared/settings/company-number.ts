export const withoutNumber = 'NONE';

// Companies Act, 2013: listing, industry, state, year, kind, register number.
const cin = /^[LU]\d{5}[A-Z]{2}\d{4}[A-Z]{3}\d{6}$/;
// Limited Liability Partnership Act, 2008.
const llpin = /^[A-Z]{3}-\d{4}$/;

export const tidyCompanyNumber = (text: string): string => text.replace(/\s/g, '').toUpperCase();

export const isCompanyNumber = (number: string): boolean =>
  number === '' || number === withoutNumber || cin.test(number) || llpin.test(number);

export function describeCompanyNumber(number: string): string {
  if (number === '' || number === withoutNumber) return '';
  return `${llpin.test(number) ? 'LLPIN' : 'CIN'} ${number}`;
}
