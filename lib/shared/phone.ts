/**
 * A phone number as typed, with its country code and nothing but digits after the plus: `+918240000000`.
 * Local forms are taken as Indian. Null when it cannot be a number that somebody answers.
 */
export function findE164(typed: string): string | null {
  const trimmed = typed.trim();
  if (!/^[+()\d][\d\s().-]*$/.test(trimmed)) return null;
  const digits = trimmed.replace(/\D/g, '');
  const isInternational = trimmed.startsWith('+') || digits.startsWith('00');
  if (isInternational) {
    const number = trimmed.startsWith('+') ? digits : digits.slice(2);
    return number.length >= 8 && number.length <= 15 ? `+${number}` : null;
  }
  const national = digits.replace(/^0+/, '');
  if (national.length === 10) return `+91${national}`;
  return national.length === 12 && national.startsWith('91') ? `+${national}` : null;
}
