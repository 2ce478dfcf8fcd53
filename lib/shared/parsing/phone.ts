const india = '91';
const nationalDigits = 10;

function findIndian(digits: string): string | null {
  const national = digits.replace(/^0+/, '');
  return national.length === nationalDigits ? `+${india}${national}` : null;
}

/** Local forms count as Indian. Null for a number that nobody can answer. */
export function findE164(typed: string): string | null {
  // Copied numbers contain invisible marks and various dashes.
  const plain = typed
    .replace(/\p{Cf}/gu, '')
    .replace(/\p{Pd}/gu, '-')
    .trim();
  if (!/^[+()\d][\d\s().-]*$/.test(plain)) return null;
  const digits = plain.replace(/\D/g, '');
  // No country code begins with 0: a third one is only dialled.
  if (plain.startsWith('+') || /^00[1-9]/.test(digits)) {
    const number = plain.startsWith('+') ? digits : digits.slice(2);
    if (number.startsWith(india)) return findIndian(number.slice(india.length));
    return /^[1-9]\d{7,14}$/.test(number) ? `+${number}` : null;
  }
  const withCode = digits.length === india.length + nationalDigits && digits.startsWith(india);
  return findIndian(withCode ? digits.slice(india.length) : digits);
}

export const digitsOf = (q: string): string =>
  /^[+()\d\s.-]+$/.test(q) ? q.replace(/\D/g, '').replace(/^0+/, '') : '';

export function formatPhone(e164: string): string {
  const indian = /^\+91(\d{5})(\d{5})$/.exec(e164);
  return indian ? `+91 ${indian[1]} ${indian[2]}` : e164;
}
