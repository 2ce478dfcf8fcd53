/** A number beside the code of its country, which it may begin with already. Without one it is read as an Indian number is typed. */
export function toInternational(code: string, number: string): string {
  const digits = code.replace(/\D/g, '');
  return ['', '91'].includes(digits) || number === '' || number.startsWith('+')
    ? number
    : `+${digits}${number}`;
}
