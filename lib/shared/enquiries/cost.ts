const counted = {
  enquiry: 'no enquiry yet',
  asked: 'none requested yet',
  visit: 'no visit yet',
  sale: 'no sale yet',
} as const;

/** In whole rupees; '-' without a spend. */
export function costOf(
  what: keyof typeof counted,
  { spend, count }: { spend: number | null; count: number },
): number | string {
  if (spend === null) return '-';
  return count === 0 ? counted[what] : Math.round(spend / count);
}
