const names = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

const monthPattern =
  '(?:(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)\\.?,?\\s+)?20\\d\\d';

const month = new RegExp(`(?<![\\p{L}\\p{N}])${monthPattern}(?![\\p{L}\\p{N}])`, 'iu');

export function findMonth(text: string): string {
  const found = month.exec(text)?.[0];
  if (found === undefined) return '';
  const at = names.indexOf(found.slice(0, 3).toLowerCase());
  const year = found.slice(-4);
  return at < 0 ? year : `${year}-${String(at + 1).padStart(2, '0')}`;
}

export const possessionPattern = `(?:possession|hand\\s*-?over|ready|complet(?:ion|e|ed))\\s+(?:[\\p{L}-]+\\s+){0,4}?${monthPattern}`;

export const isWithin = (day: string, monthOrYear: string): boolean => day.startsWith(monthOrYear);
