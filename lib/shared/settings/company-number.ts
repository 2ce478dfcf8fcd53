/** How the number of a firm, or of a person, is typed: there is none. */
export const withoutNumber = 'NONE';

// Companies Act, 2013: listed or not, industry, state, year, kind, number of the register.
const cin = /^[LU]\d{5}[A-Z]{2}\d{4}[A-Z]{3}\d{6}$/;
// Limited Liability Partnership Act, 2008.
const llpin = /^[A-Z]{3}-\d{4}$/;

/** In capitals and without spaces, as the register writes it. */
export const tidyCompanyNumber = (text: string): string => text.replace(/\s/g, '').toUpperCase();

export const isCompanyNumber = (number: string): boolean =>
  number === '' || number === withoutNumber || cin.test(number) || llpin.test(number);

/** With what it is: "CIN U45200KA1995PTC000000"; empty where there is none. */
export function describeCompanyNumber(number: string): string {
  if (number === '' || number === withoutNumber) return '';
  return `${llpin.test(number) ? 'LLPIN' : 'CIN'} ${number}`;
}
