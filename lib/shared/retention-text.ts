import { placeholderOf } from '@/lib/content/facts';

/** A text of the product with the number that stands in the settings. */
export const fillMonths = (text: string, months: number): string =>
  text.replaceAll(placeholderOf('months kept'), String(months));
