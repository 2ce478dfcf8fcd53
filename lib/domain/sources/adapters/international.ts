/** Without a country code it is read as an Indian number. */
export function toInternational(code: string, number: string): string {
  const digits = code.replace(/\D/g, '');
  return ['', '91'].includes(digits) || number === '' || number.startsWith('+')
    ? number
    : `+${digits}${number}`;
}
