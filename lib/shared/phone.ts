const india = '91';
const nationalDigits = 10;

/** An Indian number without its country code: ten digits after the zeros that are dialled before them. */
function findIndian(digits: string): string | null {
  const national = digits.replace(/^0+/, '');
  return national.length === nationalDigits ? `+${india}${national}` : null;
}

/**
 * A phone number as typed, with its country code and nothing but digits after the plus: `+918240000000`.
 * Local forms are taken as Indian. Null when it cannot be a number that somebody answers.
 */
export function findE164(typed: string): string | null {
  // Contacts and web pages hand on invisible marks, and dashes of every length.
  const plain = typed
    .replace(/\p{Cf}/gu, '')
    .replace(/\p{Pd}/gu, '-')
    .trim();
  if (!/^[+()\d][\d\s().-]*$/.test(plain)) return null;
  const digits = plain.replace(/\D/g, '');
  // No country's code begins with a zero: a third one is only dialled.
  if (plain.startsWith('+') || /^00[1-9]/.test(digits)) {
    const number = plain.startsWith('+') ? digits : digits.slice(2);
    if (number.startsWith(india)) return findIndian(number.slice(india.length));
    return /^[1-9]\d{7,14}$/.test(number) ? `+${number}` : null;
  }
  const withCode = digits.length === india.length + nationalDigits && digits.startsWith(india);
  return findIndian(withCode ? digits.slice(india.length) : digits);
}

/** The digits of what may be a number, or a part of one; none of words that hold digits. */
export const digitsOf = (q: string): string =>
  /^[+()\d\s.-]+$/.test(q) ? q.replace(/\D/g, '').replace(/^0+/, '') : '';

/** "+91 98450 12345". */
export function formatPhone(e164: string): string {
  const indian = /^\+91(\d{5})(\d{5})$/.exec(e164);
  return indian ? `+91 ${indian[1]} ${indian[2]}` : e164;
}
