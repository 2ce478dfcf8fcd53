import type { OfficeRow } from './definition';

// A number that begins with a plus would be calculated; in brackets it is read by people and stays text.
export function toPhoneText({ phoneE164 }: OfficeRow): string {
  const indian = /^\+91(\d{5})(\d{5})$/.exec(phoneE164);
  return indian ? `(+91) ${indian[1]} ${indian[2]}` : `(${phoneE164})`;
}
